import { distinctImages } from '@shop/catalogue';
import type { Image } from '@shop/contracts';
import { onIntent, preloadable } from '@shop/preloadable';
import { Picture } from '@shop/ui-kit/image';
import { theme } from '@shop/ui-kit/theme';
import { WhenWanted } from '@shop/ui-kit/part';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';

const zoomViewer = preloadable(() => import('@shop/catalogue/zoom-viewer'));

/** Maximum number of pictures (specification, section 9). */
const MAX_PICTURES = 5;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: ${theme.space.s};
  li {
    grid-column: span 2;
  }
  /* Rows are always full: two large pictures and three small, or all of one size. */
  li:nth-child(-n + 2),
  li:nth-child(3):nth-last-child(2),
  li:nth-child(4):last-child {
    grid-column: span 3;
  }
  li:first-child:nth-last-child(3),
  li:nth-child(2):nth-last-child(2) {
    grid-column: span 2;
  }
  button {
    display: block;
    inline-size: 100%;
    border-radius: ${theme.radius.picture};
    cursor: zoom-in;
  }
`;

interface GalleryPicturesProps {
  images: readonly Image[];
  title: string;
}

/** The first pictures of a gallery, two large and three small; each opens in full-window size. */
export default function GalleryPictures({ images: all, title }: GalleryPicturesProps) {
  const { formatMessage } = useIntl();
  const images = distinctImages(all);
  const [open, setOpen] = useState<number | null>(null);
  return (
    <>
      <Grid>
        {images.slice(0, MAX_PICTURES).map((image, index) => (
          <li key={image.url}>
            <button
              type="button"
              aria-label={formatMessage({ id: 'catalogue.gallery.show' }, { number: index + 1, count: images.length })}
              onClick={() => setOpen(index)}
              {...onIntent(zoomViewer)}
            >
              <Picture image={image} ratio="landscape" sizes="(min-width: 1200px) 580px, 50vw" />
            </button>
          </li>
        ))}
      </Grid>
      {open !== null && (
        <WhenWanted part={zoomViewer}>
          {({ default: ZoomViewer }) => (
            <ZoomViewer images={images} start={open} title={title} onClose={() => setOpen(null)} />
          )}
        </WhenWanted>
      )}
    </>
  );
}
