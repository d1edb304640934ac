import type { Image } from '@shop/contracts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { image } from '../db/schema/image.ts';

export interface OriginalInfo {
  mimeType: string;
  /** px */
  width: number;
  height: number;
}

export interface StoredInfo extends OriginalInfo {
  /** A customer has sent it: it is there for all as long as its review is shown. */
  isCustomers: boolean;
}

/** A picture of the shop, or of a review that is shown. */
const isForAll = sql`(${image.reviewId} is null or exists (
  select 1 from review r where r.id = ${image.reviewId} and r.approved))`;
const isCustomers = sql<boolean>`${image.reviewId} is not null`;
const info = { mimeType: image.mimeType, width: image.width, height: image.height, isCustomers };

/** A picture that everybody may see. */
export async function findOriginalInfo(db: DatabaseOrTransaction, id: string): Promise<StoredInfo | null> {
  const [row] = await db
    .select(info)
    .from(image)
    .where(and(eq(image.id, id), isForAll));
  return row ?? null;
}

export async function findOriginalBytes(db: DatabaseOrTransaction, id: string): Promise<Buffer | null> {
  const [row] = await db.select({ bytes: image.bytes }).from(image).where(eq(image.id, id));
  return row?.bytes ?? null;
}

/** What a row needs to become a picture. */
export const imageColumns = { id: image.id, width: image.width, height: image.height };

/** The existing pictures by id, of those of customers with what these say of them. */
export async function findImages(db: DatabaseOrTransaction, ids: readonly string[]): Promise<Map<string, Image>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({ ...imageColumns, description: image.description })
    .from(image)
    .where(inArray(image.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, toImage(row)]));
}

interface StoredPicture {
  id: string;
  width: number;
  height: number;
  description?: string;
}

/** A stored picture, without a title. */
export function toImage({ id, width, height, description = '' }: StoredPicture): Image {
  return { url: `/images/${id}`, title: '', description, aspectRatio: height / width, width, height };
}
