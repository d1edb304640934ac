import type { ListingItem } from '@shop/contracts';
import { type ImageRatio, Picture, type PictureProps } from '@shop/ui-kit/image';
import { media, theme } from '@shop/ui-kit/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  position: relative;
  overflow: clip;
  border-radius: ${theme.radius.picture};
  & > :first-child {
    transition: transform ${theme.motion.base};
  }
  & > img:not(:first-child) {
    position: absolute;
    inset: 0;
    /* Until it is here, the first one is. */
    background: none;
    opacity: 0;
    transition: opacity ${theme.motion.base};
  }
  & > ul {
    position: absolute;
    top: ${theme.space.xs};
    inset-inline: ${theme.space.xs} 3.25rem;
  }
  /* On two tiles a row of a phone, one word has to fit beside the heart. */
  & > ul span {
    padding-inline: 0.375rem;
    letter-spacing: 0;
  }
  ${media.tablet} {
    & > ul span {
      padding: ${theme.badge.padding};
      letter-spacing: ${theme.badge.letterSpacing};
    }
  }
  ${media.hover} {
    article:hover > & > :first-child {
      transform: ${theme.tile.hoverTransform};
    }
    article:hover > & > img:not(:first-child) {
      opacity: 1;
    }
  }
`;

interface TilePictureProps extends Pick<PictureProps, 'priority'> {
  item: ListingItem;
  sizes: string;
  ratio: ImageRatio;
  /** Load the second picture. */
  isAwake: boolean;
  /** Overlay on the picture. */
  children: ReactNode;
}

/** The picture of a tile, and a second one while hovered. */
export function TilePicture({ item, priority, sizes, ratio, isAwake, children }: TilePictureProps) {
  return (
    <Frame>
      <Picture image={item.image ?? item.alternativeImage} ratio={ratio} sizes={sizes} priority={priority} />
      {isAwake && item.secondaryImage && <Picture image={item.secondaryImage} ratio={ratio} sizes={sizes} alt="" />}
      {children}
    </Frame>
  );
}
