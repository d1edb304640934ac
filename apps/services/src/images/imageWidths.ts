/** px. Every derivative is as wide, and where it is cut as high, as one of these: a cache holds a known set. */
export const imageWidths = [64, 128, 192, 256, 320, 384, 480, 640, 768, 960, 1200, 1600, 1920, 2400] as const;

const widest = imageWidths[imageWidths.length - 1]!;

/** The next size of the list that is at least `px`; the widest for anything beyond it. */
export function snapToWidths(px: number): number {
  return imageWidths.find((width) => width >= px) ?? widest;
}
