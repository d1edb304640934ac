import { defaultLocale, type EntryKind } from '@shop/contracts';
import type { Logger } from 'pino';
import { judgeEntry } from '../src/community/moderation/judgeEntry.ts';
import { readModerationPolicy } from '../src/community/moderation/readModerationPolicy.ts';
import { showChange } from '../src/community/showChange.ts';
import { type Author, lockAuthor } from '../src/community/writing/lockAuthor.ts';
import type { Database, Transaction } from '../src/db/database.ts';
import { answer, question, review, reviewComment } from '../src/db/schema/index.ts';
import { sanitizeHtml } from '../src/html/sanitizeHtml.ts';
import { findPurchase } from '../src/order/findPurchase.ts';
import { DEMO_CUSTOMER, DEMO_MODERATOR, findAccount } from './accounts.ts';
import { demoSites } from './demoBrands.ts';
import { approveAt, type Desk, type DeskEntry, logAt, momentOf, rejectAt, withdrawAt } from './deskHistory.ts';
import { accountMark } from './import/loadedFiles.ts';
import { readOwnEntries } from './import/readBrand.ts';
import { noteOnce } from './noteOnce.ts';
import type { OwnQuestion, OwnReview } from './ownEntriesSchema.ts';

const locale = defaultLocale;

/**
 * Gives the demo customer of every site reviews and questions about articles that she has bought, in every state, once.
 * They are judged like those of any customer, one after the other; moderators decide on the day after.
 */
export async function seedOwnEntries(db: Database, log: Pick<Logger, 'warn'>): Promise<void> {
  for (const site of demoSites) {
    const { reviews, questions } = readOwnEntries(site, (problem) => log.warn({ brand: site, problem }, 'demo file'));
    await db.transaction(async (tx) => {
      const isNew = await noteOnce(tx, `${accountMark({ site, email: DEMO_CUSTOMER })} entries`);
      const customerId = await findAccount(tx, site, DEMO_CUSTOMER);
      if (!isNew || !customerId) return;
      const author = await lockAuthor(tx, customerId);
      const desk = { site, moderatorId: await findAccount(tx, site, DEMO_MODERATOR), now: Date.now() };
      // The oldest first: a rejection makes later ones wait.
      for (const entry of [...reviews, ...questions].toSorted((a, b) => b.daysAgo - a.daysAgo)) {
        const { item: isBought } = await findPurchase(tx, site, customerId, entry.item);
        if (!isBought) continue;
        if ('question' in entry) await ask(tx, desk, author, entry);
        else await writeReview(tx, desk, author, entry);
        await showChange(tx, { site, referenceId: entry.item });
      }
    });
  }
}

async function writeReview(tx: Transaction, desk: Desk, author: Author, entry: OwnReview): Promise<void> {
  const { item: referenceId, score, title, text, comments } = entry;
  const [stored] = await tx
    .insert(review)
    .values({
      ...(await written(tx, desk, author, { kind: 'review', title, text, isBuyer: true, daysAgo: entry.daysAgo })),
      ...{ site: desk.site, referenceType: 'product', referenceId, score, title },
      ...{ authorEmail: author.email, verifiedBuyer: true },
    })
    // She may have reviewed it before.
    .onConflictDoNothing()
    .returning({ id: review.id });
  if (!stored) return;
  await decide(tx, desk, { kind: 'review', id: stored.id }, entry);
  for (const { by, ...comment } of comments) {
    const commenter = await findAccount(tx, desk.site, by);
    if (commenter) await addComment(tx, desk, await lockAuthor(tx, commenter), { reviewId: stored.id, ...comment });
  }
}

async function addComment(
  tx: Transaction,
  desk: Desk,
  author: Author,
  { reviewId, text, daysAgo }: { reviewId: string; text: string; daysAgo: number },
): Promise<void> {
  const judged = { kind: 'comment', title: '', text, isBuyer: false, daysAgo } as const;
  const [stored] = await tx
    .insert(reviewComment)
    .values({ ...(await written(tx, desk, author, judged)), reviewId })
    .returning({ id: reviewComment.id });
  await approveAt(tx, desk, { kind: 'comment', id: stored!.id }, momentOf(desk, daysAgo - 1));
}

async function ask(tx: Transaction, desk: Desk, author: Author, entry: OwnQuestion): Promise<void> {
  const { item: referenceId, daysAgo } = entry;
  const judged = { kind: 'question', title: '', text: entry.question, isBuyer: true, daysAgo } as const;
  const { text, ...values } = await written(tx, desk, author, judged);
  const [stored] = await tx
    .insert(question)
    .values({
      ...values,
      ...{ site: desk.site, referenceType: 'product', referenceId, question: text },
      buyersToldAt: values.approved ? values.createdAt : null,
    })
    .returning({ id: question.id });
  const { id } = stored!;
  if (entry.answer) {
    const html = sanitizeHtml(entry.answer);
    const { team } = await readModerationPolicy(tx, desk.site, locale);
    const at = momentOf(desk, daysAgo - 1);
    await tx.insert(answer).values({ questionId: id, locale, html, authorAlias: team, createdAt: at });
    await logAt(tx, desk, { kind: 'question', id }, { act: 'answered', at, details: { answer: html } });
  }
  await decide(tx, desk, { kind: 'question', id }, entry);
}

interface Written {
  kind: EntryKind;
  title: string;
  text: string;
  isBuyer: boolean;
  daysAgo: number;
}

/** What an entry of any kind is stored with. */
async function written(tx: Transaction, desk: Desk, { id: customerId, alias }: Author, { daysAgo, ...entry }: Written) {
  const judged = { ...entry, id: null, customerId, isTrapped: false };
  const verdict = await judgeEntry({ site: desk.site, locale }, tx, judged);
  const at = momentOf(desk, daysAgo);
  return { ...verdict, customerId, authorAlias: alias, locale, text: entry.text, queuedAt: at, createdAt: at };
}

async function decide(
  tx: Transaction,
  desk: Desk,
  entry: DeskEntry & { kind: 'review' | 'question' },
  { daysAgo, status, reason = '' }: Pick<OwnReview, 'daysAgo' | 'status' | 'reason'>,
): Promise<void> {
  const at = momentOf(desk, daysAgo - 1);
  if (status === 'approved') await approveAt(tx, desk, entry, at);
  if (status === 'rejected') await rejectAt(tx, desk, entry, { reason, at });
  if (status === 'withdrawn') await withdrawAt(tx, desk, entry, at);
}
