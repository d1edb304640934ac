import { LINE, SLANT } from './letteringSize';
import { textWidth } from './textWidth';
import type { VoucherPrintArea } from './voucherPrintAreas';

/** What is printed on a voucher; undefined or '' is not. */
interface Printed {
  amount: string | undefined;
  recipient: string | undefined;
  greeting: string;
}

/** What the next size that is tried has of the one before. */
const SMALLER = 0.98;

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
 * Font sizes with which all that is printed on a voucher fits into a print area, in percent of the picture's width: amount and
 * recipient in a line each, the greeting in as many as it needs in what they leave.
 */
export function voucherSizes(printed: Printed, { width, height, shares }: VoucherPrintArea) {
  const { amount = '', recipient = '', greeting } = printed;
  const inOneLine = (text: string, share: number) =>
    Math.min((height * share) / LINE, width / (textWidth(text) + SLANT));
  const above = [amount && shares.amount, recipient && shares.recipient].filter((share) => share !== '');
  const room = height * (1 - above.reduce((sum, share) => sum + share + shares.gap, 0));
  let size = (height * shares.greeting) / LINE;
  while (linesOf(greeting, width / size - SLANT) * size * LINE > room) size *= SMALLER;
  return {
    amount: inOneLine(amount, shares.amount),
    recipient: inOneLine(recipient, shares.recipient),
    greeting: size,
    gap: height * shares.gap,
  };
}
