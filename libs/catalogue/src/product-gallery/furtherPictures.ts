import type { Image } from '@shop/contracts';

interface Pictures {
  /** Those at the top of the page. */
  images: readonly Image[];
  galleryImages: readonly Image[];
}

/** The pictures of an item's gallery that the top of its page does not show. */
export function furtherPictures({ images, galleryImages }: Pictures): Image[] {
  const shown = new Set(images.map(({ url }) => url));
  return galleryImages.filter(({ url }) => !shown.has(url));
}
