import type { Image, Product } from '@shop/contracts';

/** The pictures of a product's gallery that are not beside the form to buy. */
export function furtherPictures({ images, galleryImages }: Pick<Product, 'images' | 'galleryImages'>): Image[] {
  const shown = new Set(images.map(({ url }) => url));
  return galleryImages.filter(({ url }) => !shown.has(url));
}
