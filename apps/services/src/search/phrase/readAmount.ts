import type { PriceRange } from '@shop/contracts/price-range';
import type { PhraseWords } from './PhraseWords.ts';
import { plainWord } from './wordForms.ts';

interface ReadAmount {
  range: PriceRange;
  /** Position behind the amount. */
  end: number;
}

const NUMBER = /^\d{1,5}$/;
/** A smaller number without a currency is none of money: "under 5". */
const MIN_BARE_CENTS = 1000;

/**
 * The amount of money that begins at a position of a phrase's words ("under 50 francs"), as a range; null if none does.
 * An amount alone is the most to spend.
 */
export function readAmount(words: readonly string[], start: number, language: PhraseWords): ReadAmount | null {
  /** Number of words of the longest of the phrases at a position. */
  const lengthAt = (at: number, phrases: readonly string[]) => {
    const said = phrases.map((phrase) => phrase.split(' ').map(plainWord));
    return Math.max(
      0,
      ...said.filter((one) => one.every((word, index) => words[at + index] === word)).map((one) => one.length),
    );
  };
  const isOne = (at: number, phrases: readonly string[]) => lengthAt(at, phrases) > 0;
  /** A number with its currency before or behind it. */
  const numberAt = (at: number) => {
    const position = isOne(at, language.currencies) ? at + 1 : at;
    if (!NUMBER.test(words[position] ?? '') || isOne(position + 1, language.units)) return null;
    const isFollowed = isOne(position + 1, language.currencies);
    const cents = Number(words[position]) * 100;
    return { cents, isMoney: position > at || isFollowed, end: position + (isFollowed ? 2 : 1) };
  };

  const between = lengthAt(start, language.between);
  const low = numberAt(start + between);
  const and = low ? lengthAt(low.end, language.and) : 0;
  const high = low && and > 0 ? numberAt(low.end + and) : null;
  if (low && high && high.cents > low.cents && (high.isMoney || low.isMoney || between > 0)) {
    return { range: { min: low.cents, max: high.cents }, end: high.end };
  }
  const [most, least] = [lengthAt(start, language.atMost), lengthAt(start, language.atLeast)];
  const limit = numberAt(start + Math.max(most, least));
  if (!limit || (!limit.isMoney && (most + least === 0 || limit.cents < MIN_BARE_CENTS))) return null;
  const isLeast = least > most;
  return { range: { min: isLeast ? limit.cents : null, max: isLeast ? null : limit.cents }, end: limit.end };
}
