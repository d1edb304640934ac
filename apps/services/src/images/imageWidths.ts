/** px. Every derivative is as wide, and where it is cut as high, as one of these: a cache holds a known set. */
export const imageWidths = [64, 128, 192, 256, 320, 384, 480, 640, 768, 960, 1200, 1600, 1920, 2400] as const;

/** px. Those heights make a picture of 1200 px one of 16:9 and of 4:3. */
export const imageHeights = [...imageWidths, 675, 900].sort((a, b) => a - b);

const widest = imageWidths[imageWidths.length - 1]!;

/** The next size of the list that is at least `px`; the widest for anything beyond it. */
export function snapToWidths(px: number): number {
  return imageWidths.find((width) => width >= px) ?? widest;
}

/** The same for heights, of which a few more are offered. */
export function snapToHeights(px: number): number {
  return imageHeights.find((height) => height >= px) ?? widest;
}
