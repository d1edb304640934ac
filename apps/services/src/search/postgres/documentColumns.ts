import { type SQL, sql } from 'drizzle-orm';
import { MIN_PART_LENGTH } from './searchTerms.ts';

/** `name`, `title` and `words` of a search document: the title as it is and normalised, and the vector of everything it is found by. */
export const documentColumns = (title: SQL, vector: SQL) => sql`
  ${title} as name, shop_unaccent(lower(${title})) as title,
  (${vector}) || shop_title_parts(${title}, ${sql.raw(String(MIN_PART_LENGTH))}) as words`;
