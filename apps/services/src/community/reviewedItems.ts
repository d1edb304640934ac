import { type SQL, sql } from 'drizzle-orm';
import { isGathered, referenceType as typeOfItem } from '../catalogue/shownCommunity.ts';
import { isShown } from './isShown.ts';
import type { Asked } from './reference.ts';

/**
 * Selects `type` and `id` of the items whose reviews an item's page shows to this visitor: the item itself and, of a
 * series, the items in it. None if the item hides its reviews.
 */
export function reviewedItems(asked: Asked): SQL {
  const { site, referenceType, referenceId } = asked;
  const shown = isShown('reviews', asked);
  const itself = sql`select ${referenceType}::text as type, ${referenceId}::text as id where ${shown}`;
  if (referenceType !== 'series') return itself;
  return sql`${itself}
    union all
    select ${typeOfItem}, i.id from item_relation part
    join item i on i.site = part.site and i.id = part.target_id and ${isGathered}
    where part.site = ${site} and part.item_id = ${referenceId} and part.type = 'series' and ${shown}`;
}
