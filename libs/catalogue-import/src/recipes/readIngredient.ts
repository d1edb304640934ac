import { splitUnit } from './kitchenUnits.ts';
import { NUMBER_WORD } from './numberWords.ts';
import { type Quantity, readQuantity, withPlainFractions } from './readQuantity.ts';

/** The parts of an ingredient's line. Without an amount it is only a name. */
export interface IngredientParts {
  amount: number | null;
  unit: string;
  name: string;
}

/** Units with implausibly exact decimals: here three digits after a point are thousands. */
const weighedFinely = ['g', 'ml'];
/** Follows a number that is one of several: a range or a product. */
const MORE = /^\s*(?:[-–—/×*+…~]|['’%°]|(?:bis|à|to|tot|ou|of|oder|or|o|x)(?!\p{L}))/iu;
const NUMBERS = new RegExp(String.raw`\d+(?:[.,]\d+)*|(?<!\p{L})${NUMBER_WORD}(?!\p{L})`, 'giu');
/** Stand beside numbers that stay the same for other persons: flour types, percentages, lengths, times. */
const FIXED_BEFORE = /(?:typ|type|tipo|nr\.?|no\.?|n°|grösse|größe|size|taille|farine|farina|flour|mehl|\bt|\bw)\s*$/i;
const FIXED_AFTER =
  /^(?:er(?!\p{L})|\s*(?:%|°|["″”]|-?(?:cm|mm|zoll|inch(?:es)?|min\p{L}*|std\p{L}*|stunden?|h|hours?|heures?|ore|tage?|days?|jours?|giorni)(?!\p{L})))/iu;
/** An article counts one, unless it is part of an indefinite amount. */
const ARTICLE =
  /^(?:ein(?:e[nmr]?)?|one|an?|une?|un[oa']?|een)\s+(?=\p{L})(?!(?:wenig|klein|paar|bi(?:ss|ß)chen|few|little|bit|couple|touch|peu|po['’]?|poco|beetje|etwas)(?!\p{L}))/iu;
/** `Mehl: 200 g`, `Mehl (200 g)`, `Eier, 2`: from the first number of the line, or from its last. */
const MARK = String.raw`(\s*:\s*|\s*\(\s*|,\s+|\s+[-–—]\s+|\s+)(\d[^()]*?)\s*\)?$`;
const AT_END = [
  new RegExp(String.raw`^(\p{L}[^:(]*?)${MARK}`, 'u'),
  new RegExp(String.raw`^(\p{L}[^:(]*)${MARK}`, 'u'),
];

/**
 * Splits `200 g Mehl`, or `Mehl: 200 g`, so that it can be scaled by persons. Lines with a second measure, ranges and
 * unrecognised lines are not split. An ambiguous number is noted.
 */
export function readIngredient(line: string, notes: string[] = []): IngredientParts {
  const whole = { amount: null, unit: '', name: line };
  const text = withPlainFractions(line);
  const parts = readFront(text) ?? AT_END.map((pattern) => readEnd(text, pattern)).find((one) => one !== null);
  if (!parts || hasOtherNumbers(parts.name)) return whole;
  const { quantity, unit, name } = parts;
  if (quantity.inThousands === null) return { amount: quantity.value, unit, name };
  if (!unit) {
    notes.push(`"${line.slice(0, 60)}" is not scaled: it may say ${quantity.value} or ${quantity.inThousands}`);
    return whole;
  }
  const amount = weighedFinely.includes(unit) ? quantity.inThousands : quantity.value;
  notes.push(`"${line.slice(0, 60)}" is read as ${amount} ${unit}`);
  return { amount, unit, name };
}

/** Whether a line that is not split has a number, so that it should change for other persons. */
export function isUnscaled({ amount, name }: IngredientParts): boolean {
  return amount === null && /\p{N}/u.test(name);
}

interface Parts {
  quantity: Quantity;
  unit: string;
  name: string;
}

function readFront(text: string): Parts | null {
  const [article] = ARTICLE.exec(text) ?? [];
  const quantity = article ? { value: 1, inThousands: null, length: article.length } : readQuantity(text);
  if (!quantity) return null;
  const rest = text.slice(quantity.length);
  if (MORE.test(rest)) return null;
  const [unit, name] = splitUnit(rest.trim());
  return name ? { quantity, unit, name } : null;
}

function readEnd(text: string, pattern: RegExp): Parts | null {
  const [, name = '', mark = '', amount = ''] = pattern.exec(text) ?? [];
  const quantity = readQuantity(amount);
  if (!quantity) return null;
  const given = amount.slice(quantity.length).trim();
  const [unit, rest] = splitUnit(given);
  // Without a mark, a number without a unit may be a kind: flour type 405.
  const isCounted = !given && mark.trim() !== '';
  return (unit && !rest) || isCounted || isPieces(given)
    ? { quantity, unit, name: name.replace(/[\s,:–—-]+$/, '') }
    : null;
}

function isPieces(text: string): boolean {
  return /^(?:stk|stück|st|pièces?|pcs?|pieces?|pezz[io]|pz)\.?$/i.test(text);
}

function hasOtherNumbers(name: string): boolean {
  return [...name.matchAll(NUMBERS)].some(
    ({ 0: number, index }) =>
      !FIXED_BEFORE.test(name.slice(0, index)) && !FIXED_AFTER.test(name.slice(index + number.length)),
  );
}
