import type { Image } from '@shop/contracts';
import type { ComponentType } from 'react';

/** Shows pictures as large as the window. Domain libs do not know each other, so it is handed in. */
export type PictureViewer = ComponentType<{
  images: readonly Image[];
  /** Where to begin. */
  start: number;
  title: string;
  onClose: () => void;
}>;
