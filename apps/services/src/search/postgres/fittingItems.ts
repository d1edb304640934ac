import { type SQL, sql } from 'drizzle-orm';
import { typeFacetTitle } from '../../catalogue/typeTitles.ts';
import type { PhraseFilters } from '../phrase/readPhrase.ts';

/** Whether an item, by the column of its id, has one of the values of each of some filters. */
export function fittingItems(site: string, id: SQL, filters: PhraseFilters): SQL {
  // Sets that do not depend on the item are looked up once.
  const conditions = Object.entries(filters).map(([facetId, valueIds]) =>
    facetId === typeFacetTitle.id
      ? sql`${id} in (select i.id from item i where i.site = ${site} and i.product_type = any(${sql.param(valueIds)}::text[]))`
      : sql`${id} in (select a.item_id from item_attribute a where a.site = ${site} and a.attribute_id = ${facetId}
          and a.value_id = any(${sql.param(valueIds)}::text[]))`,
  );
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}
