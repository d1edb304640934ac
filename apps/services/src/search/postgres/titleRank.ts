import { perOwner } from '@shop/server-cache';
import { LRUCache } from 'lru-cache';
import { searchWords } from './searchTerms.ts';
import type { PhraseWords } from '../phrase/PhraseWords.ts';
import { plainWord, stemOf } from '../phrase/wordForms.ts';
import type { Need } from './readTerm.ts';

/** What a word counts at its position in a title's word: the whole, its head, its beginning, inside. */
const AS_WORD = 1;
const AS_END = 0.9;
const AS_OTHER_FORM_OF_END = 0.75;
const AS_BEGINNING = 0.5;
const INSIDE = 0.3;
/** Factors for words of the title that are not its head, and for those behind a joiner ("with"). */
const NOT_HEAD = 0.8;
const BEHIND_JOINER = 0.55;
/** Factors for the words of a term: a synonym, a corrected spelling, the head of an unknown compound. */
const SYNONYM = 0.9;
const SPELLING = 0.85;
const HEAD_OF_COMPOUND = 0.4;
/** Factor for a word that differs in its accents: "Kuchen", "Küchen". */
const OTHER_ACCENTS = 0.6;
/** What the first word of a term counts more in languages whose heads come first, and the last in others. */
const HEAD_OF_TERM = 1.2;

const quoted = /[«“"„][^»”"“]*[»”"“]/g;
/** A number with its unit is never the head of a title. */
const isNumber = (word: string) => /\d/.test(word) || word.length < 3;

interface Word {
  word: string;
  plain: string;
  stem: string;
}
interface TitleWord extends Word {
  weight: number;
}
/** A word of a term, or one that stands for it: all of its parts must be in a title. */
interface Form {
  parts: readonly Word[];
  weight: number;
}

/** Words of titles, which are the same few thousand in every search. */
const MAX_KNOWN_WORDS = 20_000;
const knownWords = perOwner<PhraseWords, LRUCache<string, Word>>(() => new LRUCache({ max: MAX_KNOWN_WORDS }));

function wordOf(word: string, language: PhraseWords): Word {
  const words = knownWords(language);
  const known = words.get(word);
  if (known) return known;
  const plain = plainWord(word);
  const made = { word, plain, stem: stemOf(plain, language) };
  words.set(word, made);
  return made;
}

/**
 * Ranks titles by how well they fit the words of a term: the sum over its words, each about 1 if it is the title's head.
 * What is known of the words is worked out once, for hundreds of titles.
 */
export function titleRank(needs: readonly Need[], language: PhraseWords): (title: string) => number {
  const head = language.head === 'first' ? 0 : needs.length - 1;
  const wanted = needs.map((need, index) => ({
    forms: formsOf(need, language),
    weight: index === head ? HEAD_OF_TERM : 1,
  }));
  return (title) => {
    const words = titleWords(title, language);
    return wanted.reduce(
      (sum, { forms, weight }) => sum + weight * Math.max(...forms.map((form) => rankForm(form, words))),
      0,
    );
  };
}

function formsOf({ word, others, spelling, halves }: Need, language: PhraseWords): Form[] {
  const formOf = (weight: number) => (phrase: string) => {
    const parts = searchWords(phrase).filter((part) => part.length > 1 && !language.joiners.includes(part));
    return { parts: parts.map((part) => wordOf(part, language)), weight };
  };
  const heads = halves.flatMap(({ second, others: likeHead }) => [second, ...likeHead]);
  return [
    formOf(1)(word),
    ...others.map(formOf(SYNONYM)),
    ...(spelling ? [formOf(SPELLING)(spelling)] : []),
    ...heads.map(formOf(HEAD_OF_COMPOUND)),
  ];
}

/** The words of a title with what each counts. */
function titleWords(title: string, language: PhraseWords): TitleWord[] {
  const names = searchWords((title.match(quoted) ?? []).join(' '));
  const [first = '', ...others] = title.replaceAll(quoted, ' ').split(/[,:–]/);
  const main = searchWords(first);
  const joiner = main.findIndex((word, index) => index > 0 && language.joiners.includes(word));
  const core = joiner < 0 ? main : main.slice(0, joiner);
  const candidates = core.filter((word) => !isNumber(word));
  const head = language.head === 'first' ? candidates.at(0) : candidates.at(-1);
  const isHead = (word: string) => language.head === 'any' || word === head;
  const of = (word: string, weight: number) => ({ ...wordOf(word, language), weight });
  return [
    ...core.map((word) => of(word, isHead(word) ? 1 : NOT_HEAD)),
    ...[...main.slice(core.length), ...searchWords(others.join(' ')), ...names].map((word) => of(word, BEHIND_JOINER)),
  ];
}

/** How well the words of a title hold all parts of a form: the worst counts. */
function rankForm({ parts, weight }: Form, words: readonly TitleWord[]): number {
  if (parts.length === 0) return 0;
  let worst = Infinity;
  for (const part of parts) {
    let best = 0;
    for (const word of words) best = Math.max(best, rankWord(part, word));
    worst = Math.min(worst, best);
    if (worst === 0) break;
  }
  return weight * worst;
}

function rankWord(typed: Word, { word, plain, stem, weight }: TitleWord): number {
  const rank = positionRank(typed, plain, stem) * weight;
  const hasAccents = typed.word !== typed.plain || word !== plain;
  const isOther = rank > 0 && hasAccents && !sharesAccents(typed.word, word, typed.stem.length);
  return isOther ? rank * OTHER_ACCENTS : rank;
}

function positionRank(typed: Word, plain: string, stem: string): number {
  if (stem === typed.stem) return AS_WORD;
  if (plain.endsWith(typed.plain)) return AS_END;
  if (stem.endsWith(typed.stem)) return AS_OTHER_FORM_OF_END;
  if (plain.startsWith(typed.plain) || stem.startsWith(typed.stem)) return AS_BEGINNING;
  return plain.includes(typed.plain) ? INSIDE : 0;
}

/** Whether the word is written as it is typed, up to the length of its stem. */
const sharesAccents = (typed: string, word: string, length: number) => word.includes(typed.slice(0, length));
