import { type SQL, sql } from 'drizzle-orm';
import { showsQuestions, showsReviews } from '../catalogue/shownCommunity.ts';
import type { Asked } from './reference.ts';

const settings = { reviews: showsReviews, questions: showsQuestions };

/**
 * Whether the item shows its reviews or questions to this visitor, by its setting, and for members-only items only to
 * members.
 */
export function isShown(what: keyof typeof settings, { site, referenceId, customerId }: Asked): SQL {
  const isForMembers = customerId ? sql`false` : sql`(i.members_only and i.product_type = 'recipe')`;
  return sql`not exists (
    select 1 from item i where i.site = ${site} and i.id = ${referenceId} and (not (${settings[what]}) or ${isForMembers}))`;
}
