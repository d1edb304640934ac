import { like, sql } from 'drizzle-orm';
import type { Transaction } from '../../src/db/database.ts';
import { image } from '../../src/db/schema/index.ts';
import type { Picture } from './PictureCache.ts';

const CHUNK = 100;

/** Stores a site's new pictures. Bytes of an id never change, so existing ones are skipped. */
export async function writePictures(tx: Transaction, site: string, pictures: readonly Picture[]): Promise<void> {
  const rows = await tx
    .select({ id: image.id })
    .from(image)
    .where(like(image.id, `${site}.%`));
  const present = new Set(rows.map(({ id }) => id));
  const missing = pictures.filter(({ id }) => !present.has(id));
  for (let start = 0; start < missing.length; start += CHUNK) {
    await tx
      .insert(image)
      .values(missing.slice(start, start + CHUNK))
      .onConflictDoNothing();
  }
}

/** Deletes generated pictures of a site that are no longer used. */
export async function removeUnusedPictures(tx: Transaction, site: string): Promise<void> {
  await tx.execute(sql`
    with used as (
      select unnest(images) as id from item where site = ${site}
      union select substr(blank, length('/images/') + 1) from item, jsonb_each_text(lettering->'blanks') b(named, blank) where site = ${site}
      union select unnest(images) from sku where site = ${site}
      union select unnest(image_ids) from review where site = ${site}
      union select jsonb_array_elements_text(step->'images') from recipe, jsonb_array_elements(steps) step where site = ${site}
      union select image_id from cook where site = ${site} and image_id is not null
      union select substr(url #>> '{}', length('/images/') + 1)
        from (
          select data from content_node where site = ${site}
          union all select data from content_fragment where site = ${site}
        ) content, jsonb_path_query(content.data, '$.**.url ? (@.type() == "string" && @ starts with "/images/")') url
    )
    delete from image
    where id ~ ${`^${site}[.][a-z0-9-]+[.](main|scene|detail|scale|snapshot|voucher)[.][0-9a-f]{6,10}$`} and id not in (select id from used)`);
}
