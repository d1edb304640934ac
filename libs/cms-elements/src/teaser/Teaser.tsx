import type { ElementProps } from '@shop/cms-renderer';
import { useTeaserImpression } from '@shop/analytics';
import { Picture } from '@shop/ui-kit/image';
import { Container } from '@shop/ui-kit/layout';
import { Link } from '@shop/ui-kit/link';
import { media, theme } from '@shop/ui-kit/theme';
import { use, useRef } from 'react';
import styled from 'styled-components';
import { ColumnsContext } from '../shared/ColumnsContext';

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: hidden;
  border-radius: ${theme.radius.l};
  color: ${theme.color.text};
  background: ${theme.color.surfaceSunken};
  &[data-color='dark'] {
    color: ${theme.color.surface};
    background: ${theme.color.text};
  }
  img {
    flex: none;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    border-radius: 0;
    transition: transform ${theme.motion.slide};
  }
  ${media.hover} {
    &:hover img {
      transform: scale(1.03);
    }
  }
  ${media.reducedMotion} {
    img {
      transition: none;
    }
  }
  .text {
    /* Over the picture that grows on hover. Cards of a row have pictures of one height, however long their texts. */
    z-index: 1;
    flex: 1;
    padding: ${theme.space.m} ${theme.space.l} ${theme.space.l};
    background: inherit;
  }
  h3 {
    color: inherit;
    font-size: ${theme.text.xl};
  }
  p {
    margin-block-start: ${theme.space.xxs};
  }
  a {
    text-decoration: none;
  }
  /* The whole card is the target of its one link. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const SIZES = '(min-width: 1024px) 33vw, (min-width: 768px) 50vw, 100vw';
const SIZES_OF_FOUR = '(min-width: 1024px) 25vw, (min-width: 768px) 50vw, 100vw';

/** A linked picture with a heading below it. */
export function Teaser({ id, data }: ElementProps<'teaser'>) {
  const ref = useRef<HTMLElement>(null);
  const columns = use(ColumnsContext);
  const { image, heading, subHeading, link, colorMode, teaserIdentifier } = data;
  const trackSelection = useTeaserImpression(ref, {
    promotionId: teaserIdentifier || id,
    promotionName: heading,
    creativeName: heading,
  });
  return (
    <Container>
      <Card ref={ref} data-color={colorMode}>
        <Picture image={image} sizes={columns === 4 ? SIZES_OF_FOUR : SIZES} alt="" />
        <div className="text">
          <h3>
            <Link to={link.url} target={link.target} onClick={trackSelection}>
              {heading}
            </Link>
          </h3>
          {subHeading && <p>{subHeading}</p>}
        </div>
      </Card>
    </Container>
  );
}
