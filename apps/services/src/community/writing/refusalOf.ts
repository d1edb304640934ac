import type { CommunityError } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { showsQuestions, showsReviews } from '../../catalogue/shownCommunity.ts';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import type { Reference } from '../reference.ts';

const shows = { reviews: showsReviews, questions: showsQuestions };

/** Why a customer may not write about an item: it is unknown, or it shows nothing of that kind. Null if they may. */
export async function refusalOf(
  db: DatabaseOrTransaction,
  what: keyof typeof shows,
  { site, referenceType, referenceId }: Reference,
): Promise<CommunityError | null> {
  const isOfType =
    referenceType === 'product'
      ? sql`i.product_type not in ('series', 'recipe')`
      : sql`i.product_type = ${referenceType as string}`;
  const { rows } = await db.execute<{ shown: boolean }>(sql`
    select ${shows[what]} as shown from item i where i.site = ${site} and i.id = ${referenceId} and ${isOfType}`);
  const [found] = rows;
  if (!found) return 'NOT_FOUND';
  return found.shown ? null : 'NO_PERMISSIONS';
}
