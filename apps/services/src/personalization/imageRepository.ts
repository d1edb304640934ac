import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction, Transaction } from '../db/database.ts';
import { orderLine, personalizationImage, shopOrder } from '../db/schema/index.ts';
import type { SessionKey, Visitor } from '../module.ts';
import { isUnfulfilled } from '../order/isUnfulfilled.ts';

/** An uploaded picture, processed; sizes in px. */
export interface NewImage {
  id: string;
  width: number;
  height: number;
  bytes: Buffer;
}

type Owner = Pick<Visitor, 'customerId' | 'sessionKey'>;

/** No article that may still have to be made shows the picture. */
export const isInNoUnfulfilledOrder = sql`not exists (
  select 1 from ${orderLine} join ${shopOrder} on ${shopOrder.id} = ${orderLine.orderId}
  where ${orderLine.personalization}->>'imageId' = ${personalizationImage.id} and ${isUnfulfilled})`;
const isUnused = sql`${isInNoUnfulfilledOrder} and not exists (
  select 1 from cart_item c where c.personalization->>'imageId' = ${personalizationImage.id})`;

/** What uploads are re-encoded to. */
export const IMAGE_TYPE = 'image/webp';

/** Lifetime of pictures that nothing needs. */
const MAX_AGE_DAYS = 60;

export async function insertImage(
  db: DatabaseOrTransaction,
  sessionKey: SessionKey,
  customerId: string | null,
  image: NewImage,
): Promise<void> {
  await db.insert(personalizationImage).values({ ...image, sessionKey, customerId });
}

/** Whether the picture exists and was uploaded by the visitor. */
export async function ownsImage(db: DatabaseOrTransaction, owner: Owner, id: string): Promise<boolean> {
  const mine = ownedBy(owner);
  if (!mine) return false;
  const rows = await db
    .select({ id: personalizationImage.id })
    .from(personalizationImage)
    .where(and(eq(personalizationImage.id, id), mine));
  return rows.length > 0;
}

/** The picture's bytes, webp; null for anyone but its owner. */
export async function readImage(db: DatabaseOrTransaction, owner: Owner, id: string): Promise<Buffer | null> {
  const mine = ownedBy(owner);
  if (!mine) return null;
  const [row] = await db
    .select({ bytes: personalizationImage.bytes })
    .from(personalizationImage)
    .where(and(eq(personalizationImage.id, id), mine));
  return row?.bytes ?? null;
}

/** Deletes a picture unless it is in a cart or is still to be made. Returns whether the visitor had it. */
export async function deleteImage(db: DatabaseOrTransaction, owner: Owner, id: string): Promise<boolean> {
  const mine = ownedBy(owner);
  if (!mine) return false;
  const { rowCount } = await db
    .delete(personalizationImage)
    .where(and(eq(personalizationImage.id, id), mine, isUnused));
  return (rowCount ?? 0) > 0 || ownsImage(db, owner, id);
}

/** Which of these pictures the visitor has uploaded; nobody takes them meanwhile. */
export async function lockOwnImages(tx: Transaction, owner: Owner, ids: readonly string[]): Promise<Set<string>> {
  const mine = ownedBy(owner);
  if (!mine || ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: personalizationImage.id })
    .from(personalizationImage)
    .where(and(inArray(personalizationImage.id, [...ids]), mine))
    .for('update');
  return new Set(rows.map(({ id }) => id));
}

/** Makes uploads pictures of a review, under new ids. Those that are needed elsewhere stay there as well. */
export async function handOverImages(
  tx: Transaction,
  reviewId: string,
  newIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [id, newId] of newIds) {
    await tx.execute(sql`
      insert into image (id, mime_type, width, height, bytes, review_id)
      select ${newId}, ${IMAGE_TYPE}, width, height, bytes, ${reviewId}::uuid from personalization_image where id = ${id}
      on conflict (id) do nothing`);
  }
  await tx.delete(personalizationImage).where(and(inArray(personalizationImage.id, [...newIds.keys()]), isUnused));
}

/** On sign-in, moves the visitor's pictures to the new session. */
export async function adoptImages(
  tx: Transaction,
  from: SessionKey,
  to: SessionKey,
  customerId: string | null,
): Promise<void> {
  await tx
    .update(personalizationImage)
    .set({ sessionKey: to, customerId })
    .where(eq(personalizationImage.sessionKey, from));
}

/** Deletes expired pictures that nothing needs. Returns their number. */
export async function sweepImages(db: DatabaseOrTransaction): Promise<number> {
  const { rowCount } = await db
    .delete(personalizationImage)
    .where(and(lt(personalizationImage.createdAt, sql`now() - make_interval(days => ${MAX_AGE_DAYS})`), isUnused));
  return rowCount ?? 0;
}

function ownedBy({ customerId, sessionKey }: Owner) {
  return or(
    sessionKey ? eq(personalizationImage.sessionKey, sessionKey) : undefined,
    customerId ? eq(personalizationImage.customerId, customerId) : undefined,
  );
}
