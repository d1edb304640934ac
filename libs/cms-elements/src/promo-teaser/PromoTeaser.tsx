import type { ElementProps } from '@shop/cms-renderer';
import { useTeaserImpression } from '@shop/analytics';
import { IconChevronRight } from '@shop/ui-kit/icon';
import { Picture } from '@shop/ui-kit/image';
import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import { useRef } from 'react';
import styled from 'styled-components';

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: clip;
  border-radius: ${theme.radius.l};
  background: ${theme.color.surfaceSunken};
  color: ${theme.color.text};
  &[data-color='dark'] {
    background: ${theme.color.inverse};
    color: ${theme.color.onInverse};
  }
  img {
    flex: 1 1 auto;
    min-block-size: 10rem;
    max-block-size: 20rem;
    border-radius: 0;
  }
  .text {
    padding: ${theme.space.l};
  }
  h2 {
    color: inherit;
    font-size: ${theme.text.xl};
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  /* The whole card is the target of its one link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:hover {
    text-decoration: underline;
  }
  .more {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xxs};
    margin-block-start: ${theme.space.s};
    font-weight: 600;
  }
  ${media.tablet} {
    &[data-layout='default'] {
      display: grid;
      grid-template-columns: 3fr 2fr;
      align-items: center;
      img {
        block-size: 16rem;
      }
      .text {
        padding: ${theme.space.xl};
      }
      h2 {
        font-size: ${theme.text.xxl};
      }
    }
    &:not([data-layout='default']) img {
      max-block-size: none;
    }
  }
`;

const SIZES = '(min-width: 1280px) 50vw, (min-width: 768px) 60vw, 100vw';

/** A promotion between the tiles of a list: a picture and a text, one link. */
export function PromoTeaser({ id, data }: ElementProps<'promoTeaser'>) {
  const ref = useRef<HTMLElement>(null);
  const { image, heading, subHeading, link, colorMode, layout, teaserIdentifier } = data;
  const trackSelection = useTeaserImpression(ref, {
    promotionId: teaserIdentifier || id,
    promotionName: heading,
    creativeName: heading,
  });
  return (
    <Card ref={ref} data-layout={layout} data-color={colorMode}>
      <Picture image={image} sizes={SIZES} alt="" />
      <div className="text">
        <h2>
          <Link to={link.url} target={link.target} onClick={trackSelection}>
            {heading}
          </Link>
        </h2>
        {subHeading && <p>{subHeading}</p>}
        {link.callToAction && link.callToAction !== heading && (
          <p className="more" aria-hidden="true">
            {link.callToAction} <IconChevronRight />
          </p>
        )}
      </div>
    </Card>
  );
}
