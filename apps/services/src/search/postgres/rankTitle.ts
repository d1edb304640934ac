import { searchWords } from './searchTerms.ts';
import type { PhraseWords } from '../phrase/PhraseWords.ts';
import { plainWord, stemOf } from '../phrase/wordForms.ts';
import type { Need } from './readTerm.ts';

/** What a word counts at its place in a title's word: the whole, its head, its beginning, inside. */
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

interface TitleWord {
  word: string;
  plain: string;
  stem: string;
  weight: number;
}

/** How well a title fits the words of a term: the sum over its words, each about 1 if it is the title's head. */
export function rankTitle(title: string, needs: readonly Need[], language: PhraseWords): number {
  const words = titleWords(title, language);
  const ranks = needs.map(({ word, others, spelling, halves }) => {
    const forms = [
      rankPhrase(word, words, language),
      ...others.map((other) => SYNONYM * rankPhrase(other, words, language)),
      ...(spelling ? [SPELLING * rankPhrase(spelling, words, language)] : []),
      ...halves.flatMap(({ second, others: heads }) =>
        [second, ...heads].map((head) => HEAD_OF_COMPOUND * rankPhrase(head, words, language)),
      ),
    ];
    return Math.max(...forms);
  });
  const head = language.head === 'first' ? 0 : needs.length - 1;
  return ranks.reduce((sum, rank, index) => sum + rank * (index === head ? HEAD_OF_TERM : 1), 0);
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
  const of = (word: string, weight: number) => {
    const plain = plainWord(word);
    return { word, plain, stem: stemOf(plain, language), weight };
  };
  return [
    ...core.map((word) => of(word, isHead(word) ? 1 : NOT_HEAD)),
    ...[...main.slice(core.length), ...searchWords(others.join(' ')), ...names].map((word) => of(word, BEHIND_JOINER)),
  ];
}

/** How well the words of a title hold a word, or all words of a phrase: the worst counts. */
function rankPhrase(phrase: string, words: readonly TitleWord[], language: PhraseWords): number {
  const parts = searchWords(phrase).filter((part) => part.length > 1 && !language.joiners.includes(part));
  if (parts.length === 0) return 0;
  return Math.min(...parts.map((part) => Math.max(0, ...words.map((word) => rankWord(part, word, language)))));
}

function rankWord(typed: string, { word, plain, stem, weight }: TitleWord, language: PhraseWords): number {
  const plainTyped = plainWord(typed);
  const typedStem = stemOf(plainTyped, language);
  const hasAccents = typed !== plainTyped || word !== plain;
  const hold = (isHeld: boolean, rank: number) => (isHeld ? rank * weight : 0);
  const rank = Math.max(
    hold(stem === typedStem, AS_WORD),
    hold(plain.endsWith(plainTyped), AS_END),
    hold(stem.endsWith(typedStem), AS_OTHER_FORM_OF_END),
    hold(plain.startsWith(plainTyped) || stem.startsWith(typedStem), AS_BEGINNING),
    hold(plain.includes(plainTyped), INSIDE),
  );
  const isOther = rank > 0 && hasAccents && !word.includes(stemOf(typed, language));
  return isOther ? rank * OTHER_ACCENTS : rank;
}
