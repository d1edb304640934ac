import { plainText } from '../text/cleanText.ts';
import { isObject, listOf } from './JsonObject.ts';
import { NUMBER_WORD, numberOfWord } from './numberWords.ts';

/** Maximum number of persons. */
const MAX_PERSONS = 24;
/** Words for portions, in all languages. */
const WHO = String.raw`(?:person(?:en|nes?|er|s|e|a|as)?|pers\.?|people|pessoas|leute|esser(?:inne)?n?|convives?|gäste|guests?|ospiti|adults?|erwachsene|port(?:ion(?:en|er|s)?|ies?)|port\.|porzion[ei]|porciones|raciones|servings?|parts|commensali|comensales|coperti)(?:\(\p{L}+\))?`;
const FOR = String.raw`(?:für|pour|per|para|voor|for|serves|feeds|serviert|sert|serve|${WHO})\s*:?\s*(?:ca\.?|circa|etwa|environ|about|up to)?`;
const COUNT = String.raw`(\d+(?:[.,]0+)?|${NUMBER_WORD})`;
const RANGE = String.raw`(?:\s*(?:[-–—/]|bis(?:\s+zu)?|à|a|to|tot|ou|of|o|oder|or)\s*(?:\d+|${NUMBER_WORD}))?`;
const patterns = [
  new RegExp(String.raw`(?<![\d.,\p{L}])${COUNT}${RANGE}\s*(?:\p{L}+\s+)?${WHO}(?!\p{L})`, 'iu'),
  new RegExp(String.raw`^${FOR}\s*${COUNT}${RANGE}(?:\s*(?:als|as|come|en|comme|\().*)?$`, 'iu'),
];
/** A bare number counts servings (schema.org/recipeYield, Google's guide to recipes). */
const BARE = new RegExp(String.raw`^(\d+(?:\.0+)?)${RANGE}$`, 'iu');

/**
 * Number of persons of a recipe; 0, with a note, if the yield counts something else and cannot be scaled by persons.
 */
export function readYield(value: unknown, notes: string[]): number {
  const given = listOf(value)
    .map((one) => (isObject(one) ? [one['value'], one['unitText']].filter(isTextOrNumber).join(' ') : String(one)))
    .map(plainText);
  const named = given.map((text) => patterns.map((pattern) => pattern.exec(text)?.[1]).find(Boolean)).find(Boolean);
  // In `1 Kuchen`, the 1 counts cakes.
  const bare = given.every((text) => BARE.test(text)) ? BARE.exec(given[0] ?? '')?.[1] : undefined;
  const count = named ?? bare ?? '';
  const persons = numberOfWord(count) ?? Number(count.replace(',', '.'));
  if (persons >= 1 && persons <= MAX_PERSONS) return persons;
  notes.push(`for how many it is left out: ${given.join(', ').slice(0, 60) || 'it does not say'}`);
  return 0;
}

function isTextOrNumber(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
