import { priceValue } from '@shop/contracts/price-range';
import { amountFacetId } from '../../catalogue/listing-index/amountFacet.ts';
import { splitsOf, termWords } from '../postgres/searchTerms.ts';
import type { Lexicon, Meaning } from './Lexicon.ts';
import { readAmount } from './readAmount.ts';
import { plainWord } from './wordForms.ts';

/** Chosen value ids by facet id. */
export type PhraseFilters = Readonly<Record<string, readonly string[]>>;

/** A shopper's phrase, understood. */
export interface Phrase {
  /** The words to search for, as typed. */
  rest: string[];
  /** What the other words mean. */
  filters: PhraseFilters;
  /** All words but fillers and amounts, as typed. */
  telling: string[];
}

/**
 * Understands a phrase: words that mean a value of a facet or a type of items become filters, amounts a range of prices,
 * and fillers go unless nothing else is left. A compound of two known words is both ("Weihnachtsgeschenk").
 */
export function readPhrase(lexicon: Lexicon, term: string): Phrase {
  const words = termWords(withPlainAmounts(term));
  const plain = words.map(plainWord);
  const filters = new Map<string, Set<string>>();
  const choose = (facetId: string, valueId: string) =>
    filters.set(facetId, (filters.get(facetId) ?? new Set()).add(valueId));
  const [rest, telling]: [string[], string[]] = [[], []];
  const all: Meaning[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phraseAt(lexicon, words, at);
    const amount = phrase && phrase.length > 1 ? null : readAmount(plain, at, lexicon.language);
    if (amount) {
      choose(amountFacetId, priceValue(amount.range));
      at = amount.end;
      continue;
    }
    const length = phrase?.length ?? 1;
    const meanings = phrase ? [phrase.meaning] : compoundMeanings(lexicon, words[at]!);
    const said = words.slice(at, at + length);
    all.push(...meanings);
    for (const meaning of meanings) if (meaning.is === 'value') choose(meaning.facetId, meaning.valueId);
    if (meanings.every(({ is }) => is === 'name')) rest.push(...said);
    if (meanings.some(({ is }) => is !== 'filler') || meanings.length === 0) telling.push(...said);
    at += length;
  }
  // A proper name alone also means what is called by it, such as a series.
  const isProperName = rest.length === 0 && all.length === 1 && all[0]?.is === 'value' && all[0].isProperName;
  if (isProperName || (filters.size === 0 && rest.length === 0)) return { rest: words, filters: {}, telling: words };
  return { rest, filters: Object.fromEntries([...filters].map(([id, values]) => [id, [...values]])), telling };
}

/** Amounts as whole numbers apart from their currency: "€49.90", "1'000.-", "50chf". */
function withPlainAmounts(term: string): string {
  return term
    .replaceAll('€', ' eur ')
    .replaceAll(/(\d)['’](\d{3})/g, '$1$2')
    .replaceAll(/(\d)[.,]\d{2}(?!\d)/g, '$1 ')
    .replaceAll(/(\d)(?=(?:chf|eur|euro|fr)\b)/gi, '$1 ');
}

/** The longest phrase of the lexicon at a position; null if there is none. */
function phraseAt({ meaningOf, longest }: Lexicon, words: readonly string[], at: number) {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const meaning = meaningOf(words.slice(at, at + length));
    if (meaning) return { meaning, length };
  }
  return null;
}

/** What both parts of a compound mean; none unless both are known. */
function compoundMeanings({ meaningOf, language }: Lexicon, word: string): Meaning[] {
  if (language.links.length === 0) return [];
  for (const halves of splitsOf(word)) {
    const parts = halves.map((half) => meaningOf([half]));
    if (parts.every((part) => part !== undefined)) return parts;
  }
  return [];
}
