import type { Locale } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';

/** The languages as the statements have them. */
const literals: Record<Locale, SQL> = {
  de: sql.raw("'de'"),
  fr: sql.raw("'fr'"),
  en: sql.raw("'en'"),
  it: sql.raw("'it'"),
};

/**
 * Whether a search document `d` is one of a site in a language. The language stands in the statement itself: each has its
 * own index, which a plan that is kept for all parameters could not use otherwise.
 */
export const documentsIn = (site: string, locale: Locale): SQL =>
  sql`d.site = ${site} and d.locale = ${literals[locale]}`;
