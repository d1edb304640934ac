import type { Lettering } from '@shop/contracts';
import { textWidth } from './textWidth';

/** Height of a line in parts of the font size. */
export const LINE = 1.2;
/** What slanted letters reach over the end of their line, in parts of the font size. */
export const SLANT = 0.3;
/** Shorter words do not grow further, in parts of the font size. */
const NARROWEST = 2.4;

/** The font size with which a text fills its area, in parts of the picture's size: of its width or its height. */
export function letteringSize(text: string, { width, height }: NonNullable<Lettering['area']>): string {
  const lines = text.split('\n');
  const longest = Math.max(NARROWEST, ...lines.map(textWidth));
  const byWidth = width / (longest + SLANT);
  const byHeight = height / (lines.length * LINE);
  return `min(${byWidth.toFixed(2)}cqw, ${byHeight.toFixed(2)}cqh)`;
}
