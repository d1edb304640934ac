import { createHash } from 'node:crypto';
import type { PictureStore } from '@shop/catalogue-import';
import { like, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../db/database.ts';
import { image } from '../../db/schema/image.ts';
import { readPicture } from './readPicture.ts';

const HASH_LENGTH = 10;

/** The imported pictures of a site: their ids contain the key of their source and a hash of their bytes. */
export function createPictureStore(db: Database, site: string): PictureStore {
  return {
    async findStored() {
      const rows = await db
        .select({ id: image.id })
        .from(image)
        .where(like(image.id, `${site}.import.%`))
        .orderBy(image.createdAt);
      return new Map(rows.map(({ id }) => [id.split('.')[2] ?? '', id]));
    },
    async store(key, bytes) {
      const picture = await readPicture(bytes);
      const hash = createHash('sha256').update(picture.bytes).digest('hex').slice(0, HASH_LENGTH);
      const id = `${site}.import.${key}.${hash}`;
      await db
        .insert(image)
        .values({ id, ...picture })
        .onConflictDoNothing();
      return id;
    },
  };
}

/** Deletes imported pictures of a site that are no longer used. */
export async function removeUnusedPictures(db: DatabaseOrTransaction, site: string): Promise<void> {
  await db.execute(sql`
    delete from image where id like ${`${site}.import.%`} and id not in (
      select unnest(images) from item where site = ${site}
      union select unnest(images) from sku where site = ${site}
      union select jsonb_array_elements_text(step->'images') from recipe, jsonb_array_elements(steps) step
        where site = ${site}
      union select image_id from cook where site = ${site} and image_id is not null)`);
}
