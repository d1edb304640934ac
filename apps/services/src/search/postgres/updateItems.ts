import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { countTerms, type TermsByLocale } from './countTerms.ts';
import { findTermsOf } from './findTermsOf.ts';
import { maintainDocuments } from './maintainDocuments.ts';
import { writeDocuments } from './writeDocuments.ts';
import { addTitleWords } from './writeTerms.ts';

/** For more items, counting all terms takes less time than finding those of the items. */
const FEW = 500;

/**
 * Updates the search documents of some items, which may be gone, adds the words of their titles to the terms, and
 * counts the terms that find or found them.
 */
export async function updateItems(tx: Transaction, site: string, ids: readonly string[]): Promise<void> {
  const isFew = ids.length <= FEW;
  const before: TermsByLocale = isFew ? await findTermsOf(tx, site, ids) : new Map();
  const among = sql`own.id = any(${sql.param([...ids])}::text[])`;
  await addTitleWords(tx, site, among);
  await writeDocuments(tx, site, among);
  if (!isFew) {
    await maintainDocuments(tx);
    await countTerms(tx, site);
    return;
  }
  const after = await findTermsOf(tx, site, ids);
  const both = [...after].map(
    ([locale, terms]) => [locale, new Set([...terms, ...(before.get(locale) ?? [])])] as const,
  );
  await countTerms(tx, site, new Map(both));
}
