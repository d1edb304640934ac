import type { Image } from '@shop/contracts';

interface Pictures {
  images: readonly Image[];
  galleryImages: readonly Image[];
}

/** The pictures of an item's gallery that are not at the top of its page. */
export function furtherPictures({ images, galleryImages }: Pictures): Image[] {
  const shown = new Set(images.map(({ url }) => url));
  return galleryImages.filter(({ url }) => !shown.has(url));
}
