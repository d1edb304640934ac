import { sql } from 'drizzle-orm';

/** Whether an item `i` shows its rating and reviews. */
export const showsReviews = sql`i.community_settings in ('full', 'hideQuestions')`;
/** Whether an item `i` shows its questions. */
export const showsQuestions = sql`i.community_settings in ('full', 'hideReviews')`;

/** Sum and number of scores of an item `i`, and its number of questions; 0 if the item hides them. */
export const ratingSum = sql`case when ${showsReviews} then i.rating_sum else 0 end`;
export const ratingCount = sql`case when ${showsReviews} then i.rating_count else 0 end`;
export const questionCount = sql`case when ${showsQuestions} then i.question_count else 0 end`;
