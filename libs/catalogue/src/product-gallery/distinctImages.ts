import type { Image } from '@shop/contracts';

/** The pictures without duplicates. */
export function distinctImages(images: readonly Image[]): Image[] {
  return images.filter(({ url }, index) => images.findIndex((other) => other.url === url) === index);
}
