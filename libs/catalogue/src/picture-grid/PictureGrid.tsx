import type { Image, Video } from '@shop/contracts';
import { Picture } from '@shop/ui-kit/image';
import { media, theme } from '@shop/ui-kit/theme';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { distinctImages } from '../product-gallery/distinctImages';
import { useZoom } from '../product-gallery/useZoom';

/** Maximum number of pictures (specification, section 9). */
export const MAX_PICTURES = 5;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space.s};
  & > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
  & button {
    position: relative;
    display: block;
    width: 100%;
    aspect-ratio: 1;
    overflow: clip;
    border-radius: ${theme.radius.picture};
    cursor: zoom-in;
  }
  & img {
    position: absolute;
    inset: 0;
    height: 100%;
  }
  ${media.tablet} {
    grid-template-columns: repeat(4, 1fr);
    /* The height of the large picture, in equal parts. */
    grid-auto-rows: 1fr;
    & > :first-child:nth-last-child(n) {
      grid-area: span 2 / span 2;
    }
    /* A single picture beside the large one fills the column; the second of two is as large. */
    & > :nth-child(2):nth-last-child(-n + 2),
    & > :nth-child(even):last-child,
    & > :nth-child(3):last-child {
      grid-column: span 2;
      & > button {
        aspect-ratio: auto;
        height: 100%;
      }
    }
    & > :nth-child(2):last-child {
      grid-row: span 2;
    }
  }
`;

const SIZES = '(min-width: 768px) 50vw, 100vw';

export interface PictureGridProps {
  /** The first five are shown; all can be enlarged. */
  images: readonly Image[];
  /** What the enlarged pictures are followed by. */
  videos?: readonly Video[];
  title: string;
}

/** Pictures side by side, each of which can be enlarged. */
export function PictureGrid({ images: all, videos, title }: PictureGridProps) {
  const intl = useIntl();
  const images = distinctImages(all);
  const { zoom, viewer } = useZoom(images, title, videos);
  function labelOf({ description }: Image, index: number) {
    const label = intl.formatMessage({ id: 'catalogue.gallery.show' }, { number: index + 1, count: images.length });
    return description ? `${description} – ${label}` : label;
  }
  return (
    <>
      <Grid>
        {images.slice(0, MAX_PICTURES).map((image, index) => (
          <li key={image.url}>
            <button type="button" aria-label={labelOf(image, index)} onClick={() => zoom(index)}>
              <Picture image={image} sizes={SIZES} ratio="square" alt="" />
            </button>
          </li>
        ))}
      </Grid>
      {viewer}
    </>
  );
}
