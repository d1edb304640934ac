import type { Image } from '@shop/contracts';
import type { ComponentType } from 'react';

/** Shows pictures in full-window size. Passed as a prop, since domain libs do not import each other. */
export type PictureViewer = ComponentType<{
  images: readonly Image[];
  /** Index of the first picture. */
  start: number;
  title: string;
  onClose: () => void;
}>;
