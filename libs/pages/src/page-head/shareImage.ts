import type { Image } from '@shop/contracts';
import { absoluteUrl } from '@shop/contracts/addresses';
import { IMAGE_WIDTHS } from '@shop/contracts/constants';
import { imageSource } from '@shop/ui-kit/image';

/** px; the size recommended by most networks. */
const WIDTH = 1200;
const HEIGHT = 640;
/** px; smaller pictures are ignored or blurred. */
const SMALLEST = 192;
/** Fallback picture of every storefront (`tools/brandIcons.ts`). */
const BRAND_PICTURE = { path: '/share.png', width: 1200, height: 630 };

export interface ShareImage {
  url: string;
  /** px; also for the height. */
  width: number;
  height: number;
  alt: string;
}

/** The picture for link previews, in a format supported everywhere: the page's, cropped, else the brand's. */
export function shareImage(image: Image | null, baseUrl: string, brandName: string): ShareImage {
  const picture = image && pictureOf(image, baseUrl);
  if (picture) return { ...picture, alt: image.description || image.title || brandName };
  const { path, width, height } = BRAND_PICTURE;
  return { url: absoluteUrl(baseUrl, path), width, height, alt: brandName };
}

/** Null for a picture that is too small. */
function pictureOf({ url, width, height }: Image, baseUrl: string): Omit<ShareImage, 'alt'> | null {
  const cut = { width: offered(Math.min(WIDTH, width)), height: offered(Math.min(HEIGHT, height)) };
  if (!cut.width || !cut.height) return null;
  const scaled = imageSource(url, cut.width);
  // External pictures cannot be resized.
  if (scaled === url) return { url: absoluteUrl(baseUrl, url), width, height };
  const address = `${scaled}&h=${cut.height}&fit=cover&f=original`;
  return { url: absoluteUrl(baseUrl, address), width: cut.width, height: cut.height };
}

/** The largest size of the image service that the original suffices for, since it does not enlarge. */
function offered(px: number): number | undefined {
  return IMAGE_WIDTHS.findLast((width) => width >= SMALLEST && width <= px);
}
