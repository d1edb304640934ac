import { sql } from 'drizzle-orm';

/** Whether an item `i` shows what customers say of it: its rating and its reviews. */
export const showsReviews = sql`i.community_settings in ('full', 'hideQuestions')`;
/** Whether an item `i` shows what customers ask. */
export const showsQuestions = sql`i.community_settings in ('full', 'hideReviews')`;

/** Sum and number of the scores of an item `i`, and the number of its questions; 0 where the item hides them. */
export const ratingSum = sql`case when ${showsReviews} then i.rating_sum else 0 end`;
export const ratingCount = sql`case when ${showsReviews} then i.rating_count else 0 end`;
export const questionCount = sql`case when ${showsQuestions} then i.question_count else 0 end`;
