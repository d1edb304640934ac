import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { image } from '../../db/schema/index.ts';

/** What is said of the pictures of a review, by their ids. */
export type PictureTexts = ReadonlyMap<string, string>;

/** What is said of these pictures of a review; those that are not the review's are left out. In the order of the ids. */
export async function readPictureTexts(
  tx: Transaction,
  reviewId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: image.id, description: image.description })
    .from(image)
    .where(and(eq(image.reviewId, reviewId), inArray(image.id, [...ids])));
  const found = new Map(rows.map(({ id, description }) => [id, description]));
  return new Map(ids.filter((id) => found.has(id)).map((id) => [id, found.get(id)!]));
}

/** Stores what is said of pictures of a review. */
export async function writePictureTexts(tx: Transaction, reviewId: string, texts: PictureTexts): Promise<void> {
  if (texts.size === 0) return;
  await tx.execute(sql`
    update image set description = d.description
    from unnest(${sql.param([...texts.keys()])}::text[], ${sql.param([...texts.values()])}::text[]) d(id, description)
    where image.id = d.id and image.review_id = ${reviewId}`);
}

/** For the log, which keeps the texts before a change; nothing if nothing was said. */
export function loggedPictureTexts(texts: PictureTexts): { pictures?: string } {
  const said = [...texts.values()].filter(Boolean);
  return said.length > 0 ? { pictures: said.join('\n') } : {};
}
