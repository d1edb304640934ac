/** px that pictures are offered in; the image service makes each of them. */
export const IMAGE_WIDTHS = [64, 128, 192, 320, 480, 640, 960, 1200, 1600] as const;

/** px; what grows with the window is never narrower. */
const FLUID = 192;
/** px of a screen for one of CSS, at most. */
const DENSEST = 3;

// Only the image service scales; a picture from elsewhere, or without pixels, has one address.
const SCALABLE = /^\/images\/(?!.*\.svg$)/;

/** Address of a picture of the given width in px. */
export function imageSource(url: string, width: number): string {
  return SCALABLE.test(url) ? `${url}${url.includes('?') ? '&' : '?'}w=${width}` : url;
}

/**
 * `srcset` of what `sizes` may ask for: with a width in px that one on every screen, else all from 192 px. None is wider
 * than the first that holds the original. Undefined where the image service does not scale.
 */
export function imageSourceSet(url: string, originalWidth: number, sizes: string): string | undefined {
  if (!SCALABLE.test(url)) return undefined;
  const fixed = /^\d+px$/.test(sizes) ? parseInt(sizes) : 0;
  const most = Math.min(originalWidth, fixed * DENSEST || originalWidth);
  const widths = IMAGE_WIDTHS.filter(
    (width, index) => width >= (fixed || FLUID) && !(index && IMAGE_WIDTHS[index - 1]! >= most),
  );
  return widths.map((width) => `${imageSource(url, width)} ${width}w`).join(', ') || undefined;
}
