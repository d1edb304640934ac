import { type SQL, sql } from 'drizzle-orm';

/** Whether an item `i` shows its rating and reviews. */
export const showsReviews = sql`i.community_settings in ('full', 'hideQuestions')`;
/** Whether an item `i` shows its questions. */
export const showsQuestions = sql`i.community_settings in ('full', 'hideReviews')`;

/** Type under which an item `i` is reviewed and asked about. */
export const referenceType = sql`case when i.product_type in ('series', 'recipe') then i.product_type else 'product' end`;

/** Whether the page of a series shows the reviews of its item `i`, too: never those that only members see. */
export const isGathered = sql`${showsReviews} and not (i.members_only and i.product_type = 'recipe')`;

/** A sum over an item `i` and, of a series, the items in it. */
const gathered = (
  column: SQL,
) => sql`case when ${showsReviews} then i.${column} + case when i.product_type = 'series' then (
  select coalesce(sum(part.${column}), 0)::int from item_relation r
  cross join lateral (select i.* from item i where i.site = r.site and i.id = r.target_id and ${isGathered}) part
  where r.site = i.site and r.item_id = i.id and r.type = 'series') else 0 end else 0 end`;

/** Sum and number of scores of an item `i`, and its number of questions; 0 if the item hides them. */
export const ratingSum = gathered(sql`rating_sum`);
export const ratingCount = gathered(sql`rating_count`);
export const questionCount = sql`case when ${showsQuestions} then i.question_count else 0 end`;
