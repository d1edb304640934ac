import type { Image, Video } from '@shop/contracts';
import { distinctImages } from './distinctImages';

/** Maximum number of items that the gallery of a recipe or a series has a thumbnail for (specification, section 9). */
export const MAX_THUMBNAILS = 5;

/** The pictures that the gallery of a recipe or a series shows: they leave one thumbnail to its videos. */
export function shownPictures(images: readonly Image[], videos: readonly Video[]): Image[] {
  return distinctImages(images).slice(0, MAX_THUMBNAILS - Math.min(videos.length, 1));
}
