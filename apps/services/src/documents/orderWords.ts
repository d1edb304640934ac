import type { Locale } from '@shop/contracts';
import { de } from '../order/mails/de.ts';
import { en } from '../order/mails/en.ts';
import { fr } from '../order/mails/fr.ts';
import { it } from '../order/mails/it.ts';
import type { OrderMailWords } from '../order/mails/OrderMailWords.ts';

/** The words of the mails about orders, some of which are on invoices too. */
export const orderWords: Readonly<Record<Locale, OrderMailWords>> = { de, fr, en, it };
