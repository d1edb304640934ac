import { DIGITS, readNumber } from './readNumber.ts';

/** The parts of an ingredient's line. Without an amount it is only a name. */
export interface IngredientParts {
  amount: number | null;
  unit: string;
  name: string;
}

/** The shop's units by their spellings in recipes, in all languages. */
const words: Record<string, string> = {
  g: 'g gr gramm gramme grammes gram grams grammo grammi',
  kg: 'kg kilo kilogramm kilogramme kilogrammes kilogram kilograms chilo',
  ml: 'ml milliliter millilitre millilitres millilitro millilitri',
  dl: 'dl deziliter décilitre décilitres decilitre decilitres decilitro decilitri',
  l: 'l liter litre litres litro litri',
  tl: 'tl teelöffel tsp teaspoon teaspoons cc càc cucchiaino cucchiaini',
  el: 'el esslöffel tbsp tablespoon tablespoons cs càs cucchiaio cucchiai',
  prise: 'prise prisen pincée pincées pinch pinches pizzico pizzichi',
  bund: 'bund bouquet bouquets bunch bunches mazzetto mazzetti',
};
const units = new Map(Object.entries(words).flatMap(([unit, names]) => names.split(' ').map((name) => [name, unit])));
/** Units of several words. */
const phrases: [RegExp, string][] = [
  [/^(?:c\. ?à ?c\.?|cuill(?:è|e)res? à (?:café|thé))(?= )/i, 'tl'],
  [/^(?:c\. ?à ?s\.?|cuill(?:è|e)res? à soupe)(?= )/i, 'el'],
];
const fractions: Record<string, number> = {
  ...{ '½': 1 / 2, '⅓': 1 / 3, '⅔': 2 / 3, '¼': 1 / 4, '¾': 3 / 4, '⅕': 1 / 5, '⅛': 1 / 8, '⅜': 3 / 8, '⅝': 5 / 8 },
};
const FRACTION = /^(\d+)?\s*([½⅓⅔¼¾⅕⅛⅜⅝])|^(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)/;
/** Units with implausibly exact decimals: here three digits after a point are thousands. */
const weighedFinely = ['g', 'ml'];
/** A range or a second amount: such a line cannot be scaled. */
const MORE = /^\s*(?:[-–—]|bis\b|à\b|to\b|ou\b|oder\b|or\b|x\b|×|\+|['’%]|[.,]?\d)/i;

/**
 * Splits `200 g Mehl` so that it can be scaled by persons; unrecognised lines are not split. An ambiguous number is
 * noted.
 */
export function readIngredient(line: string, notes: string[] = []): IngredientParts {
  const whole = { amount: null, unit: '', name: line };
  const number = numberOf(line);
  if (!number || MORE.test(line.slice(number.length))) return whole;
  const text = line.slice(number.length).trim();
  const phrase = phrases.find(([pattern]) => pattern.test(text));
  const [unit, rest] = phrase ? [phrase[1], text.replace(phrase[0], '')] : splitUnit(text);
  const name = rest.trim().replace(/^(?:de |d['’]|of |di )/i, unit ? '' : '$&');
  if (!name || units.has(name.toLowerCase())) return whole;
  const { value, inThousands } = number;
  if (inThousands === null) return { amount: value, unit, name };
  if (!unit) {
    notes.push(`"${line.slice(0, 60)}" is not scaled: it may say ${value} or ${inThousands}`);
    return whole;
  }
  const amount = weighedFinely.includes(unit) ? inThousands : value;
  notes.push(`"${line.slice(0, 60)}" is read as ${amount} ${unit}`);
  return { amount, unit, name };
}

/** The number at the beginning of a line, with its length; null if there is none. */
function numberOf(line: string) {
  const fraction = FRACTION.exec(line);
  const digits = DIGITS.exec(line)?.[0] ?? '';
  const read = fraction ? { value: fractionOf(fraction), inThousands: null } : readNumber(digits);
  if (!read?.value || !Number.isFinite(read.value)) return null;
  return { ...read, length: (fraction?.[0] ?? digits).length };
}

function fractionOf([, whole, sign, ones, over, under]: RegExpExecArray): number {
  if (sign) return Number(whole ?? 0) + (fractions[sign] ?? 0);
  return Number(ones ?? 0) + Number(over) / Number(under);
}

function splitUnit(text: string): [unit: string, name: string] {
  const [, word = '', rest = ''] = /^(\p{L}+)\.?\s+(.+)$/su.exec(text) ?? [];
  // A single capital letter is no unit, except litres.
  const unit = units.get(word === 'L' ? 'l' : word.toLowerCase());
  return unit ? [unit, rest] : ['', text];
}
