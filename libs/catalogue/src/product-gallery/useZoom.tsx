import type { Image, Video } from '@shop/contracts';
import { preloadable } from '@shop/preloadable';
import { WhenWanted } from '@shop/ui-kit/part';
import { type ReactNode, useState } from 'react';

const zoomViewer = preloadable(() => import('../zoom-viewer/ZoomViewer'));

interface Zoom {
  /** Opens the viewer at an item: the pictures come first, then the videos. */
  zoom: (index: number) => void;
  /** The open viewer, to be rendered. */
  viewer: ReactNode;
}

/** Full-window pictures and videos; the viewer's code is loaded on first use. */
export function useZoom(images: readonly Image[], title: string, videos: readonly Video[] = []): Zoom {
  const [start, setStart] = useState<number | null>(null);
  const viewer = start !== null && (
    <WhenWanted part={zoomViewer}>
      {({ default: ZoomViewer }) => (
        <ZoomViewer images={images} videos={videos} start={start} title={title} onClose={() => setStart(null)} />
      )}
    </WhenWanted>
  );
  return { zoom: setStart, viewer };
}
