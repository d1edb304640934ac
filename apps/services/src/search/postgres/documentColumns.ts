import { type SQL, sql } from 'drizzle-orm';
import { MIN_PART_LENGTH } from './searchTerms.ts';

/** `title` and `words` of a search document: the normalised title, and the vector of everything it is found by. */
export const documentColumns = (title: SQL, vector: SQL) => sql`
  shop_unaccent(lower(${title})) as title,
  (${vector}) || shop_title_parts(${title}, ${sql.raw(String(MIN_PART_LENGTH))}) as words`;
