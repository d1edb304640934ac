import type { Image, Video } from '@shop/contracts';
import type { MessageId } from '@shop/intl';
import { preloadable } from '@shop/preloadable';
import { IconButton } from '@shop/ui-kit/button';
import { useModalDialog } from '@shop/ui-kit/drawer';
import { IconChevronLeft, IconChevronRight, IconClose } from '@shop/ui-kit/icon';
import { Picture } from '@shop/ui-kit/image';
import { VisuallyHidden } from '@shop/ui-kit/layout';
import { WhenWanted } from '@shop/ui-kit/part';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ViewerFrame } from './ViewerFrame';

const videoWithConsent = preloadable(() => import('../video-with-consent/VideoWithConsent'));

/** px of a swipe; less is a tap (specification, section 9: drag threshold). */
const SWIPE = 10;
/** px of a scroll position, for screens with fractional pixels. */
const TOLERANCE = 2;
/** Width of a video's cover, as `ViewerFrame` lays it out. */
const VIDEO_SIZES = 'min(100vw, 178vh)';

export interface ZoomViewerProps {
  images: readonly Image[];
  /** What follows the pictures. */
  videos?: readonly Video[];
  /** Index of the first item shown. */
  start: number;
  title: string;
  onClose: () => void;
}

const none: readonly Video[] = [];

/**
 * Full-window pictures with zoom, then videos: arrow keys or swipes for the next, Escape to close. A video is mounted
 * only while shown, so that it stops when the visitor moves on.
 */
export default function ZoomViewer({ images, videos = none, start, title, onClose }: ZoomViewerProps) {
  const { formatMessage } = useIntl();
  const ref = useModalDialog(onClose);
  const [active, setActive] = useState(start);
  const [isZoomed, setZoomed] = useState(false);
  const from = useRef<number | null>(null);
  const swiped = useRef(false);
  const stage = useRef<HTMLDivElement>(null);
  const count = images.length + videos.length;
  const video = videos[active - images.length];
  const image = images[active] ?? null;
  const text = (id: MessageId, values?: Record<string, number | string>) => formatMessage({ id }, values);

  // Keys work only in the dialog: what had the focus may have gone with the item before.
  useEffect(() => {
    if (!ref.current?.contains(document.activeElement)) ref.current?.focus();
  }, [active, ref]);

  function show(index: number) {
    if (index < 0 || index >= count) return;
    setActive(index);
    setZoomed(false);
  }

  /** Moves an enlarged picture as far as there is more of it in that direction; shows the next one from there. */
  function turn(direction: 1 | -1) {
    const { scrollLeft, scrollWidth, clientWidth } = stage.current!;
    const isMore = direction > 0 ? scrollLeft + clientWidth < scrollWidth - TOLERANCE : scrollLeft > 0;
    if (isZoomed && isMore) stage.current!.scrollBy({ left: (direction * clientWidth) / 2 });
    else show(active + direction);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') turn(1);
    else if (event.key === 'ArrowLeft') turn(-1);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function handlePointerUp({ clientX }: PointerEvent) {
    const moved = from.current === null ? 0 : clientX - from.current;
    from.current = null;
    swiped.current = !isZoomed && Math.abs(moved) > SWIPE;
    if (swiped.current) show(active + (moved < 0 ? 1 : -1));
  }

  /** The end of a swipe presses nothing. A press of a key is none. */
  function handleClickCapture(event: MouseEvent) {
    if (swiped.current && event.detail > 0) event.stopPropagation();
    swiped.current = false;
  }

  return (
    <ViewerFrame
      ref={ref}
      aria-label={text('catalogue.zoom.label', { title })}
      tabIndex={-1}
      data-tone="inverse"
      data-zoomed={isZoomed ? '' : undefined}
      data-videos={videos.length > 0 ? '' : undefined}
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div data-head="">
        <span role="status">
          {text(video ? 'catalogue.zoom.video' : 'catalogue.zoom.position', { number: active + 1, count })}
          {/* The button around the picture hides its description. */}
          {image && <VisuallyHidden> {image.description || image.title}</VisuallyHidden>}
        </span>
        <IconButton label={text('catalogue.zoom.close')} icon={<IconClose />} onClick={onClose} />
      </div>
      <div
        data-stage=""
        ref={stage}
        onPointerDown={({ clientX }) => (from.current = clientX)}
        onPointerUp={handlePointerUp}
        onPointerCancel={() => (from.current = null)}
        onClickCapture={handleClickCapture}
      >
        {video ? (
          <div data-video="" key={video.identifier}>
            <WhenWanted
              part={videoWithConsent}
              fallback={<Picture image={video.image} sizes={VIDEO_SIZES} ratio="video" alt="" />}
            >
              {({ default: VideoWithConsent }) => <VideoWithConsent video={video} title={title} sizes={VIDEO_SIZES} />}
            </WhenWanted>
          </div>
        ) : (
          <button
            type="button"
            aria-label={text(isZoomed ? 'catalogue.zoom.smaller' : 'catalogue.zoom.larger')}
            onClick={() => setZoomed(!isZoomed)}
          >
            <Picture
              key={image?.url}
              image={image}
              sizes={isZoomed ? '200vw' : '100vw'}
              draggable={false}
              priority="high"
            />
          </button>
        )}
      </div>
      {count > 1 && (
        <>
          <div data-way="previous">
            <IconButton
              mode="filled"
              label={text('ui-kit.carousel.previous')}
              icon={<IconChevronLeft />}
              aria-disabled={active === 0}
              onClick={() => show(active - 1)}
            />
          </div>
          <div data-way="next">
            <IconButton
              mode="filled"
              label={text('ui-kit.carousel.next')}
              icon={<IconChevronRight />}
              aria-disabled={active === count - 1}
              onClick={() => show(active + 1)}
            />
          </div>
        </>
      )}
    </ViewerFrame>
  );
}
