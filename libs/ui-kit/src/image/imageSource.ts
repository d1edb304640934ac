/** Widths in px the image service answers with; others are rounded up to the next. */
export const IMAGE_WIDTHS = [192, 320, 480, 640, 960, 1200, 1600] as const;

// Only the image service scales; a picture from elsewhere, or without pixels, has one address.
const SCALABLE = /^\/images\/(?!.*\.svg$)/;

/** Address of a picture of the given width in px. */
export function imageSource(url: string, width: number): string {
  return SCALABLE.test(url) ? `${url}${url.includes('?') ? '&' : '?'}w=${width}` : url;
}

/** `srcset` over the widths of the image service, none wider than the original; undefined where it does not scale. */
export function imageSourceSet(url: string, originalWidth: number): string | undefined {
  if (!SCALABLE.test(url)) return undefined;
  const wider = IMAGE_WIDTHS.findIndex((width) => width >= originalWidth);
  const widths = wider < 0 ? IMAGE_WIDTHS : IMAGE_WIDTHS.slice(0, wider + 1);
  return widths.map((width) => `${imageSource(url, width)} ${width}w`).join(', ');
}
