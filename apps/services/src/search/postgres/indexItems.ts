import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import type { ItemSource } from '../../db/schema/index.ts';
import type { SearchTerm } from '../SearchEngine.ts';
import { countTerms } from './countTerms.ts';
import { maintainDocuments } from './maintainDocuments.ts';
import { writeDocuments } from './writeDocuments.ts';
import { addTitleWords, replaceTerms } from './writeTerms.ts';

/** Updates the search documents of all items of one source, and counts all terms. Terms without items are deleted. */
export async function indexItems(
  tx: Transaction,
  site: string,
  source: ItemSource,
  terms: readonly SearchTerm[],
): Promise<void> {
  await replaceTerms(tx, site, terms);
  await addTitleWords(tx, site);
  await writeDocuments(tx, site, sql`own.source = ${source}`);
  await maintainDocuments(tx);
  await countTerms(tx, site);
}
