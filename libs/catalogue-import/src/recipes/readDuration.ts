import { isObject, listOf } from './JsonObject.ts';
import { NUMBER_WORD } from './numberWords.ts';
import { readQuantity, withPlainFractions } from './readQuantity.ts';

const NUMBER = String.raw`(?:(\d+(?:[.,]\d+)?)`;
const ISO = new RegExp(
  String.raw`^P(?:0+Y)?(?:0+M)?${NUMBER}W)?${NUMBER}D)?(?:T${NUMBER}H)?${NUMBER}(?:M|(?<=H\d+)$))?${NUMBER}S)?)?$`,
  'i',
);
const MINUTES = { week: 7 * 24 * 60, day: 24 * 60, hour: 60, minute: 1, second: 1 / 60 };
const isoParts = [MINUTES.week, MINUTES.day, MINUTES.hour, MINUTES.minute, MINUTES.second];
/** Units in all languages, the longest names first. */
const units: [RegExp, number][] = [
  [/^(?:wochen?|weeks?|semaines?|settiman[ae]|weken|week)(?!\p{L})/iu, MINUTES.week],
  [/^(?:tage?n?|days?|jours?|giorn[oi]|dag(?:en)?|d[ií]as?|[dj])(?!\p{L})/iu, MINUTES.day],
  [/^(?:stunden?|std|hours?|hrs?|heures?|or[ae]|uur|uren|horas?|timer?|h)(?!\p{L})/iu, MINUTES.hour],
  [/^(?:minut\p{L}*|mins?|mn|['′’])(?!\p{L})/iu, MINUTES.minute],
  [/^(?:sekunden?|seconds?|secondes?|second[oi]|sek|secs?)(?!\p{L})/iu, MINUTES.second],
];
const CODES: Record<string, number> = { MIN: MINUTES.minute, HUR: MINUTES.hour, DAY: MINUTES.day, SEC: MINUTES.second };
const BEFORE = /^(?:ca\.?|circa|etwa|about|approx\.?|environ|mind\.?|max\.?)\s*/iu;
const RANGE_END = new RegExp(String.raw`^.*?(?:[-–—]|bis|to|à|tot)\s*(?=(?:\d|${NUMBER_WORD}))`, 'iu');
const BETWEEN = /^\.?\s*(?:,|und|and|et|e|en|y|&|\+)?\s*/iu;
/** Maximum plausible duration. */
const MAX_MINUTES = 60 * 24 * 60;

/**
 * Minutes of an ISO 8601 duration such as `PT1H30M`, or as pages write it: `1 h 30`, `45 Min.`, `1:30 Std.`, a
 * QuantitativeValue, of a range its end. A bare number counts minutes. Null if it is none.
 */
export function readDuration(value: unknown): number | null {
  const [one] = listOf(value);
  const minutes = isObject(one) ? minutesOfObject(one) : minutesOf(one);
  return minutes === null || minutes < 0 || minutes > MAX_MINUTES ? null : Math.round(minutes);
}

function minutesOfObject(one: Readonly<Record<string, unknown>>): number | null {
  const number = one['maxValue'] ?? one['value'];
  const each = CODES[String(one['unitCode']).toUpperCase()];
  if (each && Number(number) > 0) return each * Number(number);
  return minutesOf(one['name'] ?? [number, one['unitText']].filter(Boolean).join(' '));
}

function minutesOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value > 0 ? value : null;
  const text = typeof value === 'string' ? withPlainFractions(value.trim()) : '';
  const iso = ISO.exec(text);
  // One digit at least: `P` and `PT` say nothing.
  if (iso && /\d/.test(text)) return isoParts.reduce((sum, each, n) => sum + each * numberOf(iso[n + 1] ?? '0'), 0);
  const [, hours, minutes] =
    /^(\d{1,2}):(\d{2})(?::\d{2})?\s*(?:h|std|stunden|hours?|heures?|ore)?\.?$/i.exec(text) ?? [];
  return hours ? Number(hours) * MINUTES.hour + Number(minutes) : minutesOfWords(text.replace(BEFORE, ''));
}

/** Numbers with their units, one after the other; the last may lack its unit: `1h30`. */
function minutesOfWords(text: string): number | null {
  let rest = text;
  let sum = 0;
  let last = 0;
  while (rest) {
    const quantity = readQuantity(rest);
    if (!quantity) return null;
    rest = rest.slice(quantity.length);
    if (!rest.trim()) return last === MINUTES.hour || sum === 0 ? sum + quantity.value : null;
    const end = RANGE_END.exec(rest);
    const unit = units.find(([pattern]) => pattern.test(rest.trimStart()));
    if (!unit && end && /^\s*\p{L}*\s*[-–—]?\s*$/u.test(end[0])) {
      rest = rest.slice(end[0].length);
      continue;
    }
    if (!unit) return null;
    const [pattern, each] = unit;
    sum += quantity.value * each;
    last = each;
    rest = rest.trimStart().replace(pattern, '').replace(BETWEEN, '');
  }
  return sum || null;
}

function numberOf(text: string): number {
  return Number(text.replace(',', '.'));
}
