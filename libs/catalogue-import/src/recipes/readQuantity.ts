import { NUMBER_WORD, numberOfWord } from './numberWords.ts';
import { DIGITS, readNumber, type ReadNumber } from './readNumber.ts';

export interface Quantity extends ReadNumber {
  /** Length of its text. */
  length: number;
}

const AND = String.raw`(?:and|und|et|en|e|y|&|\+)`;
const FRACTION = new RegExp(
  String.raw`^(?:(\d+)(?:\s+(?:${AND}\s+)?|[-–]))?(\d+)\s?[/⁄∕]\s?(\d+)(?!\d|\s?[/⁄∕])`,
  'iu',
);
const HALF = new RegExp(
  String.raw`^(\d+)\s+(?:and a half|et demie?|e mezz[oa]|und (?:ein\p{L}* )?halb\p{L}*|en een half|y medi[oa])(?!\p{L})`,
  'iu',
);
const WORD = new RegExp(String.raw`^${NUMBER_WORD}(?!\p{L})`, 'iu');
const SIGN = /[¼-¾⅐-⅟↉]/gu;
const RAISED = /[⁰¹²³⁴-⁹]+\s?[/⁄∕]\s?[₀-₉]+/gu;

/** A text with all fractions in digits: `1½` as `1 1⁄2`. */
export function withPlainFractions(text: string): string {
  return text
    .replace(RAISED, (fraction) => ` ${fraction.normalize('NFKC')}`)
    .replace(SIGN, (sign) => ` ${sign.normalize('NFKC')}`)
    .trim();
}

/** The number at the beginning of a text with plain fractions: `1 1/2`, `1 and a half`, `zwei`; null if there is none. */
export function readQuantity(text: string): Quantity | null {
  const half = HALF.exec(text);
  if (half) return quantity(Number(half[1]) + 0.5, half[0]);
  const fraction = FRACTION.exec(text);
  if (fraction) {
    const [all, whole = '0', over, under] = fraction;
    // 11/2 is 1½ without its blank, or 5½.
    return Number(over) < Number(under) ? quantity(Number(whole) + Number(over) / Number(under), all) : null;
  }
  const [word] = WORD.exec(text) ?? [];
  if (word) return quantity(numberOfWord(word) ?? 0, word);
  const digits = DIGITS.exec(text)?.[0] ?? '';
  const read = readNumber(digits);
  return read?.value && Number.isFinite(read.value) ? { ...read, length: digits.length } : null;
}

function quantity(value: number, text: string): Quantity | null {
  return value > 0 ? { value, inThousands: null, length: text.length } : null;
}
