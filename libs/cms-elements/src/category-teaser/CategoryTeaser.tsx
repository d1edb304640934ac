import type { ElementProps } from '@shop/cms-renderer';
import { useTeaserImpression } from '@shop/analytics';
import { ButtonLink } from '@shop/ui-kit/button';
import { Heading } from '@shop/ui-kit/heading';
import { Picture } from '@shop/ui-kit/image';
import { RichText } from '@shop/ui-kit/rich-text';
import { media, theme } from '@shop/ui-kit/theme';
import { useRef } from 'react';
import styled from 'styled-components';

const Card = styled.article`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: clip;
  border-radius: ${theme.radius.l};
  background: ${theme.color.accentSoft};
  img {
    flex: 1 1 14rem;
    min-block-size: 12rem;
    border-radius: 0;
  }
  > div {
    display: flex;
    flex-direction: column;
    align-items: start;
    justify-content: center;
    gap: ${theme.space.m};
    padding: ${theme.space.l};
  }
  ${media.tablet} {
    &[data-layout='default'] {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      img {
        block-size: 100%;
        max-block-size: 24rem;
      }
      > div {
        padding: ${theme.space.xl};
      }
    }
  }
`;

// The picture's box is as high as two rows of tiles, and shows about two thirds of its width.
const SIZES = '(min-width: 768px) 75vw, 100vw';

/** Links a list to a narrower one: a picture, a text and links. */
export function CategoryTeaser({ id, data }: ElementProps<'categoryTeaser'>) {
  const ref = useRef<HTMLElement>(null);
  const { contentElementImage, contentElementBlock, layout, teaserIdentifier } = data;
  const { title, content, links } = contentElementBlock;
  const trackSelection = useTeaserImpression(ref, {
    promotionId: teaserIdentifier || id,
    promotionName: title,
    creativeName: title,
  });
  return (
    <Card ref={ref} data-layout={layout}>
      <Picture image={contentElementImage.image} sizes={SIZES} alt="" />
      <div>
        <Heading level={2} size="xxl">
          {title}
        </Heading>
        {content && <RichText html={content} />}
        {links.map((link) => (
          <ButtonLink key={link.url} to={link.url} target={link.target} mode="secondary" onClick={trackSelection}>
            {link.callToAction || title}
          </ButtonLink>
        ))}
      </div>
    </Card>
  );
}
