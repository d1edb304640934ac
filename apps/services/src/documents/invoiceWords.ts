import type { Locale } from '@shop/contracts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';
import { fr } from './words/fr.ts';
import type { InvoiceWords } from './words/InvoiceWords.ts';
import { it } from './words/it.ts';

/** By language. */
const invoiceWords: Readonly<Record<Locale, InvoiceWords>> = { de, fr, en, it };

/** The words of an invoice, or of a credit note, which calls some things otherwise. */
export const wordsOf = (locale: Locale, isCreditNote: boolean): InvoiceWords =>
  isCreditNote ? { ...invoiceWords[locale], ...invoiceWords[locale].creditNote } : invoiceWords[locale];

/** Name of the file of an invoice or a credit note: `Rechnung-2026-00042.pdf`. */
export const invoiceFile = (locale: Locale, number: string, isCreditNote = false): string =>
  `${wordsOf(locale, isCreditNote).title}-${number}.pdf`;
