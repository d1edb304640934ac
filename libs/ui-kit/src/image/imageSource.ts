import { FLUID_IMAGE_WIDTH, IMAGE_WIDTHS } from '@shop/contracts/constants';

/** Maximum device pixel ratio. */
const DENSEST = 3;

// Only the image service scales; external pictures, or those of unknown size, have a single address.
const SCALABLE = /^\/images\/(?!.*\.svg$)/;

/**
 * Address of a picture in the given width in px. The image service chooses the format by the browser's Accept header, so
 * a page needs one list of addresses per picture instead of one per format.
 */
export function imageSource(url: string, width: number): string {
  return SCALABLE.test(url) ? `${url}${url.includes('?') ? '&' : '?'}w=${width}` : url;
}

/**
 * `srcset` for `sizes`: for a width in px the matching ones by pixel ratio, else all from 320 px. At most the first
 * width that contains the original. Undefined for pictures that the image service does not scale.
 */
export function imageSourceSet(url: string, originalWidth: number, sizes: string): string | undefined {
  if (!SCALABLE.test(url)) return undefined;
  const fixed = /^\d+px$/.test(sizes) ? parseInt(sizes) : 0;
  const most = Math.min(originalWidth, fixed * DENSEST || originalWidth);
  const widths = IMAGE_WIDTHS.filter(
    (width, index) => width >= (fixed || FLUID_IMAGE_WIDTH) && !(index && IMAGE_WIDTHS[index - 1]! >= most),
  );
  return widths.map((width) => `${imageSource(url, width)} ${width}w`).join(', ') || undefined;
}
