/** An ingredient's line in parts. Without an amount it is all name. */
export interface IngredientParts {
  amount: number | null;
  unit: string;
  name: string;
}

/** The shop's units by how recipes write them in its languages. */
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
const AMOUNT = /^(\d+)?\s*([½⅓⅔¼¾⅕⅛⅜⅝])|^(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)|^(\d+(?:[.,]\d+)?)/;
/** A range or a second amount: such a line cannot be scaled. */
const MORE = /^\s*(?:[-–—]|bis\b|à\b|to\b|ou\b|oder\b|or\b|x\b|×|\+|'|%|\d)/i;

/** Splits `200 g Mehl` so that it can be scaled by persons; a line it does not understand stays whole. */
export function readIngredient(line: string): IngredientParts {
  const whole = { amount: null, unit: '', name: line };
  const match = AMOUNT.exec(line);
  const amount = match && amountOf(match);
  if (!match || !amount || !Number.isFinite(amount)) return whole;
  const rest = line.slice(match[0].length);
  if (MORE.test(rest)) return whole;
  const text = rest.trim();
  const phrase = phrases.find(([pattern]) => pattern.test(text));
  const [unit, name] = phrase ? [phrase[1], text.replace(phrase[0], '')] : splitUnit(text);
  const named = name.trim().replace(/^(?:de |d['’]|of |di )/i, unit ? '' : '$&');
  return named && !units.has(named.toLowerCase()) ? { amount, unit, name: named } : whole;
}

function amountOf([, whole, sign, ones, over, under, plain]: RegExpExecArray): number {
  if (sign) return Number(whole ?? 0) + (fractions[sign] ?? 0);
  if (over) return Number(ones ?? 0) + Number(over) / Number(under);
  return Number((plain ?? '').replace(',', '.'));
}

function splitUnit(text: string): [unit: string, name: string] {
  const [, word = '', rest = ''] = /^(\p{L}+)\.?\s+(.+)$/su.exec(text) ?? [];
  // A single capital letter is no unit, but for litres.
  const unit = units.get(word === 'L' ? 'l' : word.toLowerCase());
  return unit ? [unit, rest] : ['', text];
}
