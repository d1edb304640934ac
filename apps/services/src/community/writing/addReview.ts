import { type ArgsOf, type community, entryLengths, MAX_SCORE, type ResultsOf } from '@shop/contracts';
import { check, maxLength, required } from '@shop/validation';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { review } from '../../db/schema/community.ts';
import type { Call } from '../../module.ts';
import { findPurchase } from '../../order/findPurchase.ts';
import { judgeEntry } from '../moderation/judgeEntry.ts';
import { logEvent } from '../moderation/logEvent.ts';
import type { Reference } from '../reference.ts';
import type { ReviewRow } from '../reviewRepository.ts';
import { showChange } from '../showChange.ts';
import { entryLine, entryText } from './entryText.ts';
import { lockAuthor } from './lockAuthor.ts';
import { loggedPictureTexts, type PictureTexts, readPictureTexts } from './pictureTexts.ts';
import { refusalOf } from './refusalOf.ts';
import { areTooMany, choosePictures, storePictures } from './reviewPictures.ts';

type Given = ArgsOf<typeof community, 'AddReview'>[0];
type Reply = ResultsOf<typeof community, 'AddReview'>;
type Texts = Pick<ReviewRow, 'score' | 'title' | 'text'>;

/**
 * Stores the customer's review of an item; a second one replaces the first, which keeps its votes and comments. Author
 * and approval are never what the browser says.
 */
export async function addReview(call: Call, given: Given): Promise<Reply> {
  const { db, site, visitor } = call;
  const { customerId } = visitor;
  if (!customerId) return refused('NOT_AUTHENTICATED');
  const { referenceType, referenceId, score } = given;
  if (!referenceType) return refused('INVALID');
  const texts = { score, title: entryLine(given.shortDescription), text: entryText(given.description) };
  const pictures = describedPictures(given);
  const fault = faultOf(texts, pictures);
  if (fault) return refused('INVALID', fault);
  const reference = { site, referenceType, referenceId };
  const refusal = await refusalOf(db, 'reviews', reference);
  if (refusal) return refused(refusal);
  const stored = await db.transaction((tx) =>
    store(call, tx, { customerId, reference, texts, pictures, isTrapped: Boolean(given.website) }),
  );
  return { id: stored.id, code: stored.approved ? 'approved' : 'waiting', error: null };
}

const refused = (error: Reply['error'], code = ''): Reply => ({ id: '', code, error });

/** Ids of pictures as given, each with what is said of it. */
function describedPictures({ imageReferences, imageDescriptions }: Given): PictureTexts {
  const textOf = (id: string) =>
    imageDescriptions && Object.hasOwn(imageDescriptions, id) ? imageDescriptions[id] : '';
  return new Map((imageReferences ?? []).map((id) => [id, entryLine(textOf(id) ?? '')]));
}

function faultOf({ score, title, text }: Texts, pictures: PictureTexts): string | null {
  if (!Number.isInteger(score) || score < 1 || score > MAX_SCORE) return 'missing-rating';
  const codes = [
    check(title, required, maxLength(entryLengths.reviewTitle)),
    check(text, required, maxLength(entryLengths.reviewText)),
  ];
  if (codes.includes('required')) return 'missing-input';
  codes.push(...[...pictures.values()].map((said) => check(said, maxLength(entryLengths.picture))));
  if (codes.includes('max')) return 'input-too-long';
  return areTooMany([...pictures.keys()]) ? 'too-many-pictures' : null;
}

interface Written {
  customerId: string;
  reference: Reference;
  texts: Texts;
  /** What is said of them, by ids as given. */
  pictures: PictureTexts;
  isTrapped: boolean;
}

async function store(call: Call, tx: Transaction, written: Written): Promise<ReviewRow> {
  const { site, locale, visitor } = call;
  const { customerId, reference, texts, isTrapped } = written;
  const author = await lockAuthor(tx, customerId);
  const previous = await findOwn(tx, reference, customerId);
  const purchase = await findPurchase(tx, site, customerId, reference.referenceId);
  const pictures = await choosePictures(tx, {
    visitor,
    given: [...written.pictures.keys()],
    descriptions: written.pictures,
    before: previous?.imageIds ?? [],
    of: [site, reference.referenceType, reference.referenceId, customerId],
  });
  const verdict = await judgeEntry(call, tx, {
    ...{ kind: 'review', id: previous?.id ?? null, customerId, isBuyer: purchase.any, isTrapped, ...texts },
    pictures: [...pictures.texts.values()],
  });
  const values = {
    ...texts,
    ...verdict,
    withdrawnAt: null,
    locale,
    authorAlias: author.alias,
    authorEmail: author.email,
    verifiedBuyer: purchase.item,
    imageIds: [...pictures.texts.keys()],
  };
  const [stored] = previous
    ? await tx
        .update(review)
        .set({ ...values, revision: sql`${review.revision} + 1`, createdAt: sql`now()` })
        .where(eq(review.id, previous.id))
        .returning()
    : await tx
        .insert(review)
        .values({ ...reference, customerId, ...values })
        .returning();
  const said = previous ? await readPictureTexts(tx, previous.id, previous.imageIds) : new Map<string, string>();
  await storePictures(tx, stored!.id, pictures);
  if (previous) {
    const { score, title, text } = previous;
    const details = { score: String(score), title, text, ...loggedPictureTexts(said) };
    await logEvent(tx, { site, kind: 'review', entryId: previous.id, act: 'replaced', moderatorId: null, details });
  }
  if (previous?.approved || verdict.approved) await showChange(tx, reference);
  return stored!;
}

async function findOwn(tx: Transaction, reference: Reference, customerId: string): Promise<ReviewRow | undefined> {
  const [row] = await tx
    .select()
    .from(review)
    .where(
      and(
        eq(review.site, reference.site),
        eq(review.referenceType, reference.referenceType),
        eq(review.referenceId, reference.referenceId),
        eq(review.customerId, customerId),
      ),
    )
    // A moderator may be deciding about it.
    .for('update');
  return row;
}
