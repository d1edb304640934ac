import type { Lettering } from '@shop/contracts';
import { LINE, SLANT } from './letteringSize';
import { textWidth } from './textWidth';

/** What is printed on a voucher; undefined or '' is not. */
interface Printed {
  amount: string | undefined;
  recipient: string | undefined;
  greeting: string;
}

/** Shares of the field's height that lines of amount and recipient, and gaps, take at most. */
const AMOUNT = 0.27;
const RECIPIENT = 0.15;
const GAP = 0.04;
/** Height of a line of the greeting at most, and what the next size that is tried has of the one before. */
const GREETING = 0.15;
const SMALLER = 0.95;

/** Lines that words take in a width in parts of their font size; a word that is too long for a line is broken. */
function linesOf(text: string, width: number): number {
  let [lines, used] = [1, 0];
  for (const word of text.split(/\s+/)) {
    const length = textWidth(word);
    const started = used === 0 ? 0 : used + textWidth(' ');
    if (started + length <= width) used = started + length;
    else {
      const rows = Math.ceil(length / width);
      lines += rows - (used === 0 ? 1 : 0);
      used = length - (rows - 1) * width;
    }
  }
  return lines;
}

/**
 * Font sizes with which all that is printed on a voucher fits into the field for it, in percent of the picture's width: amount
 * and recipient in a line each, the greeting in as many as it needs in what they leave.
 */
export function voucherSizes(printed: Printed, { width, height }: NonNullable<Lettering['area']>) {
  const { amount = '', recipient = '', greeting } = printed;
  const inOneLine = (text: string, share: number) =>
    Math.min((height * share) / LINE, width / (textWidth(text) + SLANT));
  const above = [amount && AMOUNT, recipient && RECIPIENT].filter((share) => share !== '');
  const room = height * (1 - above.reduce((sum, share) => sum + share + GAP, 0));
  let size = (height * GREETING) / LINE;
  while (linesOf(greeting, width / size - SLANT) * size * LINE > room) size *= SMALLER;
  return {
    amount: inOneLine(amount, AMOUNT),
    recipient: inOneLine(recipient, RECIPIENT),
    greeting: size,
    gap: height * GAP,
  };
}
