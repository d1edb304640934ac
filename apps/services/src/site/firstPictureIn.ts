import type { Image } from '@shop/contracts';

/** The first picture of the image service in content, at any depth, in the order of the elements; null without one. */
export function firstPictureIn(content: unknown): Image | null {
  if (typeof content !== 'object' || content === null) return null;
  if (isPicture(content)) return content;
  for (const part of Object.values(content)) {
    const found = firstPictureIn(part);
    if (found) return found;
  }
  return null;
}

const isPicture = (value: object): value is Image =>
  'aspectRatio' in value &&
  Number(value.aspectRatio) > 0 &&
  'url' in value &&
  typeof value.url === 'string' &&
  value.url.startsWith('/images/');
