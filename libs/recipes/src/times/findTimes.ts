import type { Locale } from '@shop/contracts/constants';
import { type TimeWords, timeWords } from './timeWords';

/** A part of a text; `seconds` where it is a duration, the shorter end of a range. */
export interface TextPart {
  text: string;
  seconds?: number;
}

const MINUTE = 60;
const HOUR = 3600;
/** Nobody starts a timer for less. */
const LEAST_SECONDS = 15;
const MOST_SECONDS = 24 * HOUR;

const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '⅓': 1 / 3,
  '½': 1 / 2,
  '⅔': 2 / 3,
  '¾': 3 / 4,
};
const SIGNS = Object.keys(FRACTIONS).join('');
const DIGITS = String.raw`\d+ ?[${SIGNS}]|[${SIGNS}]|\d+(?:[.,]\d+)?`;
/** What a bare number after hours may not be an amount of. */
const AMOUNT = String.raw`\s?(?:[°%]|(?:k?g|[mcd]?l|[cm]m)(?!\p{L}))`;

/** A text as parts, its durations apart, so that they can start timers. Joined, the parts are the text. */
export function findTimes(text: string, locale: Locale): TextPart[] {
  const words = timeWords[locale];
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(patternOf(locale))) {
    const seconds = Math.round(secondsOf(match, words));
    if (seconds < LEAST_SECONDS || seconds > MOST_SECONDS) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: match[0], seconds });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

const patterns = new Map<Locale, RegExp>();

function patternOf(locale: Locale): RegExp {
  const known = patterns.get(locale) ?? buildPattern(timeWords[locale]);
  patterns.set(locale, known);
  return known;
}

function buildPattern({ numbers, to, between, half, and, hours, minutes, seconds, phrases }: TimeWords): RegExp {
  const longestFirst = Object.keys(numbers).toSorted((a, b) => b.length - a.length);
  const number = `${DIGITS}|${longestFirst.join('|')}`;
  const range = String.raw`(?:\s?[–-]\s?|\s(?:${to})\s)(?:${number})`;
  const rest = String.raw`\.?\s(?:${and}\s)?(?<restMinutes>\d{1,2})\s?(?:${minutes})(?!\p{L})`;
  const bareRest = String.raw`\s?(?<bareMinutes>\d\d)(?!\d|${AMOUNT})`;
  const whole = String.raw`(?:(?<hours>${hours})(?:${rest}|${bareRest})?|(?<minutes>${minutes})|(?<seconds>${seconds}))`;
  const added = half ? String.raw`(?:\s(?<half>${half}))?` : '';
  const counted = String.raw`(?<number>${number})(?:${range})?[\s-]?(?:${between})?${whole}(?!\p{L})${added}`;
  const known = phrases.map(([pattern], index) => `(?<phrase${index}>${pattern})`).join('|');
  return new RegExp(String.raw`(?<![\p{L}\p{N}.,/])(?:${known}|${counted})(?!\p{L})`, 'giu');
}

function secondsOf({ groups = {} }: RegExpMatchArray, { numbers, phrases }: TimeWords): number {
  const phrase = phrases.findIndex((_, index) => groups[`phrase${index}`] !== undefined);
  if (phrase >= 0) return phrases[phrase]![1];
  const unit = groups['hours'] ? HOUR : groups['minutes'] ? MINUTE : 1;
  const count = toNumber(groups['number'] ?? '', numbers) + (groups['half'] ? 1 / 2 : 0);
  return count * unit + Number(groups['restMinutes'] ?? groups['bareMinutes'] ?? 0) * MINUTE;
}

function toNumber(text: string, numbers: TimeWords['numbers']): number {
  const known = numbers[text.toLowerCase()];
  if (known !== undefined) return known;
  const sign = FRACTIONS[text.at(-1)!];
  if (sign === undefined) return Number(text.replace(',', '.'));
  return Number(text.slice(0, -1)) + sign;
}
