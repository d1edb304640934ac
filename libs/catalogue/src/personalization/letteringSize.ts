import type { Lettering } from '@shop/contracts';

/** Average width of a character, and height of a line, in parts of the font size. */
const CHARACTER = 0.56;
const LINE = 1.2;
/** Shorter words do not grow further. */
const FEWEST_CHARACTERS = 4;

/** The font size with which a text fills its area, in parts of the picture's size: of its width or its height. */
export function letteringSize(text: string, { width, height }: NonNullable<Lettering['area']>): string {
  const lines = text.split('\n');
  const longest = Math.max(FEWEST_CHARACTERS, ...lines.map((line) => line.length));
  const byWidth = width / (longest * CHARACTER);
  const byHeight = height / (lines.length * LINE);
  return `min(${byWidth.toFixed(2)}cqw, ${byHeight.toFixed(2)}cqh)`;
}
