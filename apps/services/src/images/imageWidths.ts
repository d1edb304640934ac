import { IMAGE_WIDTHS } from '@shop/contracts';

/** px. Widths, and heights of crops, of all derivatives: those that pages ask for, and a few more. A cache contains a limited set. */
export const imageWidths: readonly number[] = [...IMAGE_WIDTHS, 256, 384, 768, 960, 1920, 2400].sort((a, b) => a - b);

/** px. Heights of a picture of 1200 px for 16:9 and 4:3. */
export const imageHeights = [...imageWidths, 675, 900].sort((a, b) => a - b);

const widest = imageWidths[imageWidths.length - 1]!;

/** The next size of at least `px`; the largest for anything beyond. */
export function snapToWidths(px: number): number {
  return imageWidths.find((width) => width >= px) ?? widest;
}

/** The same for heights, of which there are a few more. */
export function snapToHeights(px: number): number {
  return imageHeights.find((height) => height >= px) ?? widest;
}
