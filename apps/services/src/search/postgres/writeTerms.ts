import { MIN_SEARCH_LENGTH } from '@shop/contracts/constants';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import type { SearchTerm } from '../SearchEngine.ts';

/** Replaces the terms for suggestions of a site; their items are counted later. */
export async function replaceTerms(tx: Transaction, site: string, terms: readonly SearchTerm[]): Promise<void> {
  const known = terms.filter(({ term }) => term.length >= MIN_SEARCH_LENGTH);
  const [localeOf, termOf] = [known.map(({ locale }) => locale), known.map(({ term }) => term)];
  await tx.execute(sql`delete from search_term where site = ${site}`);
  await tx.execute(sql`
    insert into search_term (site, locale, term, item_count)
    select ${site}, t.locale, t.term, 0
    from unnest(${sql.param(localeOf)}::text[], ${sql.param(termOf)}::text[]) t(locale, term)
    on conflict do nothing`);
}

/** Adds the words of imported titles, for which there are no explicit terms; of the items `own` that a condition holds for. */
export async function addTitleWords(tx: Transaction, site: string, condition: SQL = sql`true`): Promise<void> {
  await tx.execute(sql`
    insert into search_term (site, locale, term, item_count)
    select distinct t.site, t.locale, word, 0
    from item_text t join item own on own.site = t.site and own.id = t.item_id,
      regexp_split_to_table(lower(t.title), '[^[:alnum:]]+') word
    where t.site = ${site} and own.source <> 'demo' and t.borrowed_from is null and ${condition} and length(word) >= ${MIN_SEARCH_LENGTH}
    on conflict do nothing`);
}
