import { distinctImages, MAX_THUMBNAILS, shownPictures, useGallery } from '@shop/catalogue';
import type { Image, Video } from '@shop/contracts';
import { onIntent, preloadable } from '@shop/preloadable';
import { IconButton } from '@shop/ui-kit/button';
import { IconPlay, IconSearch } from '@shop/ui-kit/icon';
import { Picture } from '@shop/ui-kit/image';
import { WhenWanted } from '@shop/ui-kit/part';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { GalleryLayout } from './GalleryLayout';

const zoomViewer = preloadable(() => import('@shop/catalogue/zoom-viewer'));
const videoWithConsent = preloadable(() => import('@shop/catalogue/video-with-consent'));

const SIZES = '(min-width: 1600px) 880px, (min-width: 1024px) 55vw, (min-width: 768px) 50vw, 100vw';
/** px of a thumbnail (specification, section 9). */
const THUMBNAIL = '84px';

interface ItemGalleryProps {
  images: readonly Image[];
  videos: readonly Video[];
  title: string;
}

/**
 * Pictures of an item, then its videos: swipe, arrow keys or thumbnails; a picture opens in full-window size, where the
 * others and the videos follow. A video is mounted only while shown, so that it stops when the visitor moves on.
 */
export function ItemGallery({ images: all, videos, title }: ItemGalleryProps) {
  const { formatMessage } = useIntl();
  const [zoomed, setZoomed] = useState<number | null>(null);
  const items = [
    ...shownPictures(all, videos).map((image) => ({ key: image.url, cover: image, video: null })),
    ...videos.map((video) => ({ key: video.identifier, cover: video.image, video })),
  ];
  const { row, active, show } = useGallery(items.length);
  const isAlone = items.length < 2;

  if (items.length === 0) return <Picture image={null} alt={title} ratio="landscape" sizes={SIZES} />;
  return (
    <GalleryLayout aria-label={formatMessage({ id: 'catalogue.gallery.label' }, { title })}>
      <div>
        <ul
          tabIndex={isAlone ? undefined : 0}
          aria-label={isAlone ? undefined : formatMessage({ id: 'catalogue.gallery.pictures' })}
          {...row}
        >
          {items.map(({ key, cover, video }, index) =>
            video ? (
              <li key={key}>
                {index === active ? (
                  <WhenWanted
                    part={videoWithConsent}
                    fallback={<Picture image={cover} sizes={SIZES} ratio="landscape" alt="" />}
                  >
                    {({ default: VideoWithConsent }) => <VideoWithConsent video={video} title={title} sizes={SIZES} />}
                  </WhenWanted>
                ) : (
                  <Picture image={cover} sizes={SIZES} ratio="landscape" alt="" />
                )}
              </li>
            ) : (
              <li key={key} data-zoomable="" onClick={() => setZoomed(index)}>
                <Picture image={cover} sizes={SIZES} ratio="landscape" priority={index ? undefined : 'high'} />
              </li>
            ),
          )}
        </ul>
        {!items[active]?.video && (
          <IconButton
            mode="filled"
            label={formatMessage({ id: 'catalogue.zoom.open' })}
            icon={<IconSearch />}
            onClick={() => setZoomed(active)}
            {...onIntent(zoomViewer)}
          />
        )}
      </div>
      {!isAlone && (
        <ul data-thumbnails="">
          {items.slice(0, MAX_THUMBNAILS).map(({ key, cover, video }, index) => (
            <li key={key}>
              <button
                type="button"
                aria-label={formatMessage(
                  { id: video ? 'pages.recipe.showVideo' : 'catalogue.gallery.show' },
                  { number: index + 1, count: items.length },
                )}
                aria-current={index === active ? 'true' : undefined}
                onClick={() => show(index)}
              >
                <Picture image={cover} sizes={THUMBNAIL} ratio="square" alt="" />
                {video && <IconPlay />}
              </button>
            </li>
          ))}
        </ul>
      )}
      {zoomed !== null && (
        <WhenWanted part={zoomViewer}>
          {({ default: ZoomViewer }) => (
            <ZoomViewer
              images={distinctImages(all)}
              videos={videos}
              start={zoomed}
              title={title}
              onClose={() => setZoomed(null)}
            />
          )}
        </WhenWanted>
      )}
    </GalleryLayout>
  );
}
