import type { Image } from '@shop/contracts';
import { preloadable } from '@shop/preloadable';
import { WhenWanted } from '@shop/ui-kit/part';
import { type ReactNode, useState } from 'react';

const zoomViewer = preloadable(() => import('../zoom-viewer/ZoomViewer'));

interface Zoom {
  /** Opens the viewer at a picture. */
  zoom: (index: number) => void;
  /** The open viewer, to be rendered. */
  viewer: ReactNode;
}

/** Full-window pictures; the viewer's code is loaded on first use. */
export function useZoom(images: readonly Image[], title: string): Zoom {
  const [start, setStart] = useState<number | null>(null);
  const viewer = start !== null && (
    <WhenWanted part={zoomViewer}>
      {({ default: ZoomViewer }) => (
        <ZoomViewer images={images} start={start} title={title} onClose={() => setStart(null)} />
      )}
    </WhenWanted>
  );
  return { zoom: setStart, viewer };
}
