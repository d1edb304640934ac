import type { Image } from '@shop/contracts';

/** Each picture once, where it first stands. */
export function distinctImages(images: readonly Image[]): Image[] {
  return images.filter(({ url }, index) => images.findIndex((other) => other.url === url) === index);
}
