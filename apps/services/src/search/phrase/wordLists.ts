import type { Locale } from '@shop/contracts/constants';
import type { PhraseWords } from './PhraseWords.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';

/** The word lists of the languages. Words of one shop only are in its synonyms. */
export const wordLists: Readonly<Record<Locale, PhraseWords>> = { de, fr, en, it };
