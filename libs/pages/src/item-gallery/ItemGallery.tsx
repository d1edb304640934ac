import type { Image, Video } from '@shop/contracts';
import { IconPlay } from '@shop/ui-kit/icon';
import { Picture } from '@shop/ui-kit/image';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { GalleryLayout } from './GalleryLayout';

const ZoomViewer = lazy(() => import('@shop/catalogue/zoom-viewer'));
const GalleryVideo = lazy(() => import('./GalleryVideo'));

const SIZES = '(min-width: 1600px) 880px, (min-width: 1024px) 55vw, (min-width: 768px) 50vw, 100vw';
/** px of a thumbnail, and how many there are at most (specification, section 9). */
const THUMBNAIL = '84px';
const MAX_THUMBNAILS = 5;

interface ItemGalleryProps {
  images: readonly Image[];
  videos: readonly Video[];
  title: string;
}

/** Pictures of an item and then its films, one at a time, with thumbnails; a picture opens as large as the window. */
export function ItemGallery({ images, videos, title }: ItemGalleryProps) {
  const { formatMessage } = useIntl();
  const [active, setActive] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const pictures = images.slice(0, MAX_THUMBNAILS - Math.min(videos.length, 1));
  const items = [
    ...pictures.map((image) => ({ key: image.url, cover: image, video: null })),
    ...videos.map((video) => ({ key: video.identifier, cover: video.image, video })),
  ].slice(0, MAX_THUMBNAILS);
  const shown = items[active];

  return (
    <GalleryLayout aria-label={formatMessage({ id: 'catalogue.gallery.label' }, { title })}>
      {shown?.video ? (
        <Suspense fallback={<Picture image={shown.cover} sizes={SIZES} ratio="landscape" alt="" />}>
          <GalleryVideo video={shown.video} title={title} sizes={SIZES} />
        </Suspense>
      ) : (
        <button
          type="button"
          data-open=""
          aria-label={formatMessage({ id: 'catalogue.zoom.open' })}
          onClick={() => setZoomed(true)}
        >
          <Picture image={shown?.cover ?? null} sizes={SIZES} ratio="landscape" priority={active === 0} />
        </button>
      )}
      {items.length > 1 && (
        <ul>
          {items.map(({ key, cover, video }, index) => (
            <li key={key}>
              <button
                type="button"
                aria-label={formatMessage(
                  { id: video ? 'pages.recipe.showVideo' : 'catalogue.gallery.show' },
                  { number: index + 1, count: items.length },
                )}
                aria-current={index === active ? 'true' : undefined}
                onClick={() => setActive(index)}
              >
                <Picture image={cover} sizes={THUMBNAIL} ratio="square" alt="" />
                {video && <IconPlay />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isZoomed && (
        <Suspense>
          <ZoomViewer images={images} start={active} title={title} onClose={() => setZoomed(false)} />
        </Suspense>
      )}
    </GalleryLayout>
  );
}
