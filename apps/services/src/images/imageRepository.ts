import type { Image } from '@shop/contracts';
import { eq, inArray } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { image } from '../db/schema/image.ts';

export interface OriginalInfo {
  mimeType: string;
  /** px */
  width: number;
  height: number;
}

const info = { mimeType: image.mimeType, width: image.width, height: image.height };

export async function findOriginalInfo(db: DatabaseOrTransaction, id: string): Promise<OriginalInfo | null> {
  const [row] = await db.select(info).from(image).where(eq(image.id, id));
  return row ?? null;
}

export async function findOriginalBytes(db: DatabaseOrTransaction, id: string): Promise<Buffer | null> {
  const [row] = await db.select({ bytes: image.bytes }).from(image).where(eq(image.id, id));
  return row?.bytes ?? null;
}

/** The existing pictures by id, without texts: the caller adds title and description. */
export async function findImages(db: DatabaseOrTransaction, ids: readonly string[]): Promise<Map<string, Image>> {
  if (!ids.length) return new Map();
  const rows = await db
    .select({ id: image.id, ...info })
    .from(image)
    .where(inArray(image.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, width, height }) => [id, toImage(id, width, height)]));
}

function toImage(id: string, width: number, height: number): Image {
  return { url: `/images/${id}`, title: '', description: '', aspectRatio: height / width, width, height };
}
