import { createHash } from 'node:crypto';
import { MAX_REVIEW_PICTURES } from '@shop/contracts';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { image } from '../../db/schema/index.ts';
import type { Visitor } from '../../module.ts';
import { handOverImages, lockOwnImages } from '../../personalization/imageRepository.ts';
import { type PictureTexts, writePictureTexts } from './pictureTexts.ts';

const ID_LENGTH = 32;

interface ReviewPictures {
  /** Pictures of the review by id, in order: what is to be seen in each, empty where the author does not say. */
  texts: PictureTexts;
  /** Their new ids, by those of the uploads. */
  added: ReadonlyMap<string, string>;
}

/** Whether these are more pictures than a review may have. */
export const areTooMany = (ids: readonly string[]): boolean => new Set(ids).size > MAX_REVIEW_PICTURES;

interface Chosen {
  visitor: Visitor;
  /** Ids as given. */
  given: readonly string[];
  /** What is to be seen in them, by these ids. */
  descriptions: PictureTexts;
  /** Ids of the pictures it had before. */
  before: readonly string[];
  /** Names the review, of which there is one per customer and item. */
  of: readonly string[];
}

/**
 * The pictures that a review will have: own uploads, and those that it has already. Others are left out, as uploads that
 * failed are: what somebody else has uploaded cannot be told from what is not there.
 */
export async function choosePictures(
  tx: Transaction,
  { visitor, given, descriptions, before, of }: Chosen,
): Promise<ReviewPictures> {
  const wanted = [...new Set(given)];
  const own = await lockOwnImages(tx, visitor, wanted);
  // The same for the same upload: a review that is sent again, since no reply came, keeps its pictures.
  const newIdOf = (id: string) =>
    `review.${createHash('sha256')
      .update(JSON.stringify([of, id]))
      .digest('hex')
      .slice(0, ID_LENGTH)}`;
  const kept = (id: string) => [id, newIdOf(id)].filter((one) => before.includes(one));
  const added = new Map(wanted.filter((id) => own.has(id)).map((id) => [id, newIdOf(id)]));
  const chosen = new Map<string, string>();
  for (const id of wanted) {
    for (const one of [added.get(id) ?? kept(id)].flat())
      if (!chosen.get(one)) chosen.set(one, descriptions.get(id) ?? '');
  }
  return { texts: chosen, added };
}

/** Hands over the uploads of a stored review with what is said of them, and deletes what is no longer in it. */
export async function storePictures(tx: Transaction, reviewId: string, pictures: ReviewPictures): Promise<void> {
  const { texts, added } = pictures;
  const ids = [...texts.keys()];
  await tx.delete(image).where(and(eq(image.reviewId, reviewId), ids.length ? notInArray(image.id, ids) : undefined));
  if (added.size > 0) await handOverImages(tx, reviewId, added);
  await writePictureTexts(tx, reviewId, texts);
}
