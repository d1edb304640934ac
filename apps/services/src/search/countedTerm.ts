import { searchWords } from './postgres/searchTerms.ts';

/** Longer ones are rather messages than searches. */
const MAX_LENGTH = 60;
/** More digits in a row may be somebody's number. */
const MANY_DIGITS = /\d{5}/;

/** A term as it is counted: its words in lower case. Empty if it is long, or may name a person: an address, a number. */
export function countedTerm(term: string): string {
  if (term.includes('@') || MANY_DIGITS.test(term.replaceAll(/[\s./-]/g, ''))) return '';
  const words = searchWords(term).join(' ');
  return words.length <= MAX_LENGTH ? words : '';
}
