import type { ProductType } from '@shop/contracts';
import { defaultLocale, type Locale, locales } from '@shop/contracts/constants';
import { typeFacetTitle, typeTitles } from '../../catalogue/typeTitles.ts';
import type { Texts } from '../../db/schema/index.ts';
import { searchWords } from '../postgres/searchTerms.ts';
import { wordLists } from './wordLists.ts';
import type { PhraseWords } from './PhraseWords.ts';
import { plainWord, stemOf } from './wordForms.ts';

/** What a word or phrase means: the value of a facet (a proper name in no language), nothing, or what a thing is called. */
export type Meaning =
  { is: 'value'; facetId: string; valueId: string; isProperName?: boolean } | { is: 'filler' } | { is: 'name' };

/** A facet value, with other words for it by locale. */
export interface NamedValue {
  facetId: string;
  id: string;
  title: Texts;
  words: Partial<Record<string, readonly string[]>>;
}

/** What the words of one language mean in a shop. */
export interface Lexicon {
  language: PhraseWords;
  /** What some words mean together: as they are, without accents, or in another form. */
  meaningOf: (words: readonly string[]) => Meaning | undefined;
  /** Number of words of the longest phrase. */
  longest: number;
}

interface ShopWords {
  /** Its facet values. */
  values: readonly NamedValue[];
  /** The types of its items. */
  types: ReadonlySet<string>;
  /** Terms of several words that are names of things: "dinner plates". */
  names: readonly string[];
}

/** The lexicon of a shop in a language. */
export function buildLexicon(locale: Locale, { values, types, names }: ShopWords): Lexicon {
  const language = wordLists[locale];
  const [exact, plain, byStem] = [new Map<string, Meaning>(), new Map<string, Meaning>(), new Map<string, Meaning>()];
  let longest = 1;
  /** The first meaning of a word stays, also of one without accents or in another form. */
  const add = (phrase: string, meaning: Meaning) => {
    const words = searchWords(phrase);
    if (words.length === 0) return;
    longest = Math.max(longest, words.length);
    const put = (map: Map<string, Meaning>, key: string) => void (map.has(key) || map.set(key, meaning));
    put(exact, words.join(' '));
    put(plain, plainWord(words.join(' ')));
    // The other forms of a filler are words of their own.
    if (meaning.is !== 'filler') put(byStem, stemsOf(words, language));
  };
  for (const { facetId, id, words } of values) {
    for (const word of words[locale] ?? []) add(word, { is: 'value', facetId, valueId: id });
  }
  for (const [type, words] of Object.entries(language.types)) {
    if (!types.has(type)) continue;
    const meaning = { is: 'value', facetId: typeFacetTitle.id, valueId: type } as const;
    for (const word of [typeTitles[type as ProductType][locale] ?? '', ...words]) add(word, meaning);
  }
  for (const word of language.fillers) add(word, { is: 'filler' });
  for (const { facetId, id, title } of values) {
    const name = title[locale] || title[defaultLocale] || '';
    // A title of fillers only ("Her") is too common a word, except in a phrase of the shop's own words.
    const isTelling = searchWords(name).some((word) => plain.get(plainWord(word))?.is !== 'filler');
    const isProperName = locales.every((other) => title[other] === name);
    if (isTelling) add(name, { is: 'value', facetId, valueId: id, isProperName });
  }
  for (const name of names) add(name, { is: 'name' });
  const meaningOf = (words: readonly string[]) => {
    const said = words.join(' ');
    return exact.get(said) ?? plain.get(plainWord(said)) ?? byStem.get(stemsOf(words, language));
  };
  return { language, meaningOf, longest };
}

const stemsOf = (words: readonly string[], language: PhraseWords) =>
  words.map((word) => stemOf(plainWord(word), language)).join(' ');
