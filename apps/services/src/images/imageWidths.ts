/** px. Widths, and heights of crops, of all derivatives: a cache contains a limited set. */
export const imageWidths = [64, 128, 192, 256, 320, 384, 480, 640, 768, 960, 1200, 1600, 1920, 2400] as const;

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
