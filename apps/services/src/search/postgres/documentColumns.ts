import { type SQL, sql } from 'drizzle-orm';
import { MIN_PART_LENGTH } from './searchTerms.ts';

/** `title` and `words` of a search document: of a title as it is written, and the vector of all that it is found by. */
export const documentColumns = (title: SQL, vector: SQL) => sql`
  shop_unaccent(lower(${title})) as title,
  (${vector}) || shop_title_parts(${title}, ${sql.raw(String(MIN_PART_LENGTH))}) as words`;
