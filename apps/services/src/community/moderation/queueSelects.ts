import type { EntryKind } from '@shop/contracts';
import { type SQL, sql } from 'drizzle-orm';

/** Which entries are looked for. */
export interface Wanted {
  site: string;
  /** Letters of a text or of an author's name; empty for all. */
  search: string;
}

/** Names of the columns of all selects, for a query around them. */
export const queueColumns = sql`kind, id, revision, "referenceType", "referenceId", approved, holds, locale, score, title,
  text, "authorAlias", "verifiedBuyer", "customerId", "parentText", "parentAuthor", "parentScore", "imageIds", at`;

/** Entries of each kind that wait for a moderator. */
export const waiting: Record<EntryKind, (wanted: Wanted) => SQL> = {
  review: ({ site, search }) => sql`
    select 'review', id, revision, reference_type, reference_id, approved, holds, locale, score::int, title, text,
      author_alias, verified_buyer, customer_id, null::text, null::text, null::int, image_ids, queued_at as at
    from review
    where site = ${site} and queued_at is not null ${containing(search, [sql`title`, sql`text`, sql`author_alias`])}`,
  question: ({ site, search }) => sql`
    select 'question', id, revision, reference_type, reference_id, approved, holds, locale, null::int, '', question,
      author_alias, false, customer_id, null::text, null::text, null::int, '{}'::text[], queued_at as at
    from question
    where site = ${site} and queued_at is not null ${containing(search, [sql`question`, sql`author_alias`])}`,
  comment: ({ site, search }) => sql`
    select 'comment', c.id, c.revision, r.reference_type, r.reference_id, c.approved, c.holds,
      coalesce(c.locale, r.locale), null::int, r.title, c.text, c.author_alias, false, c.customer_id, r.text,
      r.author_alias, r.score::int, '{}'::text[], c.queued_at as at
    from review_comment c join review r on r.id = c.review_id
    where r.site = ${site} and c.queued_at is not null ${containing(search, [sql`c.text`, sql`c.author_alias`])}`,
};

/** Questions that are shown and have no answer. */
export const unanswered = ({ site, search }: Wanted): SQL => sql`
  select 'question', id, revision, reference_type, reference_id, approved, holds, locale, null::int, '', question,
    author_alias, false, customer_id, null::text, null::text, null::int, '{}'::text[], created_at as at
  from question
  where site = ${site} and approved and not exists (select 1 from answer where question_id = question.id)
    ${containing(search, [sql`question`, sql`author_alias`])}`;

function containing(search: string, columns: readonly SQL[]): SQL {
  if (!search.trim()) return sql``;
  const pattern = `%${search.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`and (${sql.join(
    columns.map((column) => sql`${column} ilike ${pattern}`),
    sql` or `,
  )})`;
}
