import type { Image } from '@shop/contracts';
import { absoluteUrl } from '@shop/contracts/addresses';
import { IMAGE_WIDTHS, imageSource } from '@shop/ui-kit/image';

/** px; about what all who show links ask for. */
const WIDTH = 1200;
const HEIGHT = 640;
/** px; smaller ones are not shown, or as a blur. */
const SMALLEST = 192;
/** Every storefront's picture for pages without one (`tools/brandIcons.ts`). */
const BRAND_PICTURE = { path: '/share.png', width: 1200, height: 630 };

export interface ShareImage {
  url: string;
  /** px, as height. */
  width: number;
  height: number;
  alt: string;
}

/** The picture other sites show with a link, in a format they all read: the page's, cut to size, else the brand's. */
export function shareImage(image: Image | null, baseUrl: string, brandName: string): ShareImage {
  const picture = image && pictureOf(image, baseUrl);
  if (picture) return { ...picture, alt: image.description || image.title || brandName };
  const { path, width, height } = BRAND_PICTURE;
  return { url: absoluteUrl(baseUrl, path), width, height, alt: brandName };
}

/** Null for a picture too small to show. */
function pictureOf({ url, width, height }: Image, baseUrl: string): Omit<ShareImage, 'alt'> | null {
  const cut = { width: offered(Math.min(WIDTH, width)), height: offered(Math.min(HEIGHT, height)) };
  if (!cut.width || !cut.height) return null;
  const scaled = imageSource(url, cut.width);
  // A picture from elsewhere is what it is.
  if (scaled === url) return { url: absoluteUrl(baseUrl, url), width, height };
  const address = `${scaled}&h=${cut.height}&fit=cover&f=original`;
  return { url: absoluteUrl(baseUrl, address), width: cut.width, height: cut.height };
}

/** The largest size the image service offers that needs no enlarging, which it would not do. */
function offered(px: number): number | undefined {
  return IMAGE_WIDTHS.findLast((width) => width >= SMALLEST && width <= px);
}
