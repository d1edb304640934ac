import type { Image } from '@shop/contracts';
import type { MessageId } from '@shop/intl';
import { IconButton } from '@shop/ui-kit/button';
import { useModalDialog } from '@shop/ui-kit/drawer';
import { IconChevronLeft, IconChevronRight, IconClose } from '@shop/ui-kit/icon';
import { Picture } from '@shop/ui-kit/image';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ViewerFrame } from './ViewerFrame';

/** px of a swipe; less is a tap (specification, section 9: drag threshold). */
const SWIPE = 10;

export interface ZoomViewerProps {
  images: readonly Image[];
  /** Index of the first picture shown. */
  start: number;
  title: string;
  onClose: () => void;
}

/** Full-window pictures with zoom: arrow keys or swipes for the next, Escape to close. */
export default function ZoomViewer({ images, start, title, onClose }: ZoomViewerProps) {
  const { formatMessage } = useIntl();
  const ref = useModalDialog(onClose);
  const [active, setActive] = useState(start);
  const [isZoomed, setZoomed] = useState(false);
  const from = useRef<number | null>(null);
  const swiped = useRef(false);
  const image = images[active] ?? null;
  const text = (id: MessageId, values?: Record<string, number | string>) => formatMessage({ id }, values);

  function show(index: number) {
    if (index < 0 || index >= images.length) return;
    setActive(index);
    setZoomed(false);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') show(active + 1);
    else if (event.key === 'ArrowLeft') show(active - 1);
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

  return (
    <ViewerFrame
      ref={ref}
      aria-label={text('catalogue.zoom.label', { title })}
      tabIndex={-1}
      data-tone="inverse"
      data-zoomed={isZoomed ? '' : undefined}
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div data-head="">
        <span role="status">{text('catalogue.zoom.position', { number: active + 1, count: images.length })}</span>
        <IconButton label={text('catalogue.zoom.close')} icon={<IconClose />} onClick={onClose} />
      </div>
      <div
        data-stage=""
        onPointerDown={({ clientX }) => (from.current = clientX)}
        onPointerUp={handlePointerUp}
        onPointerCancel={() => (from.current = null)}
      >
        <button
          type="button"
          aria-label={text(isZoomed ? 'catalogue.zoom.smaller' : 'catalogue.zoom.larger')}
          onClick={() => {
            if (!swiped.current) setZoomed(!isZoomed);
            swiped.current = false;
          }}
        >
          <Picture key={image?.url} image={image} sizes={isZoomed ? '200vw' : '100vw'} draggable={false} priority />
        </button>
      </div>
      {images.length > 1 && (
        <>
          <div data-way="previous">
            <IconButton
              mode="filled"
              label={text('catalogue.zoom.previous')}
              icon={<IconChevronLeft />}
              aria-disabled={active === 0}
              onClick={() => show(active - 1)}
            />
          </div>
          <div data-way="next">
            <IconButton
              mode="filled"
              label={text('catalogue.zoom.next')}
              icon={<IconChevronRight />}
              aria-disabled={active === images.length - 1}
              onClick={() => show(active + 1)}
            />
          </div>
        </>
      )}
    </ViewerFrame>
  );
}
