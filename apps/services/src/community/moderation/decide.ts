import { entryLengths, type ModerationError, type ReadEntry } from '@shop/contracts';
import { check, maxLength, required } from '@shop/validation';
import type { Transaction } from '../../db/database.ts';
import type { Call } from '../../module.ts';
import { queueCommunityMail } from '../mails/queueCommunityMail.ts';
import { tellBuyers } from '../mails/tellBuyers.ts';
import { showChange } from '../showChange.ts';
import { entryLine, entryText } from '../writing/entryText.ts';
import { changeEntry, type Entry, lockEntry } from './entries.ts';
import { logEvent } from './logEvent.ts';

/** Longest reason of a rejection, in characters. */
const MAX_REASON = 1_000;

type Outcome = ModerationError | null;
type Act = (tx: Transaction, entry: Entry) => Promise<Outcome>;

/** Runs an act on an entry, unless somebody has changed or decided it since the moderator read it. */
async function actOn({ db, site }: Call, { kind, id, revision }: ReadEntry, act: Act): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const entry = await lockEntry(tx, site, kind, id);
    if (!entry) return 'NOT_FOUND';
    return entry.revision === revision ? act(tx, entry) : 'CONFLICT';
  });
}

/** Shows an entry, or leaves it shown; it no longer waits. */
export async function approve(call: Call, read: ReadEntry): Promise<{ error: Outcome }> {
  return {
    error: await actOn(call, read, async (tx, entry) => {
      await approveEntry(call, tx, entry);
      return null;
    }),
  };
}

/** Shows an entry that a moderator has looked at, in a transaction that has locked it. */
export async function approveEntry(call: Call, tx: Transaction, entry: Entry): Promise<void> {
  const { site, visitor, mails } = call;
  const { kind, id, approved, referenceId } = entry;
  await changeEntry(tx, entry, { approved: true, queuedAt: null, holds: [], rejectionReason: null });
  await logEvent(tx, { site, kind, entryId: id, act: 'approved', moderatorId: visitor.customerId });
  if (approved) return;
  if (kind === 'question') await tellBuyers(mails, tx, id);
  if (kind === 'comment') await queueCommunityMail(mails, tx, { kind: 'reviewCommented', entryId: id });
  await showChange(tx, { site, referenceId });
}

/** Hides an entry for a reason that its author reads. */
export async function reject(call: Call, read: ReadEntry, given: string): Promise<{ error: Outcome }> {
  const reason = entryText(given);
  if (check(reason, required, maxLength(MAX_REASON))) return { error: 'INVALID' };
  return {
    error: await actOn(call, read, async (tx, entry) => {
      await rejectEntry(call, tx, entry, reason);
      return null;
    }),
  };
}

/** Hides an entry, in a transaction that has locked it. */
export async function rejectEntry({ site, visitor }: Call, tx: Transaction, entry: Entry, reason: string) {
  const { kind, id, approved, referenceId } = entry;
  await changeEntry(tx, entry, { approved: false, queuedAt: null, rejectionReason: reason });
  await logEvent(tx, {
    ...{ site, kind, entryId: id, act: 'rejected' as const, moderatorId: visitor.customerId },
    details: { reason },
  });
  if (approved) await showChange(tx, { site, referenceId });
}

const lengths = {
  review: entryLengths.reviewText,
  question: entryLengths.question,
  comment: entryLengths.comment,
} as const;

/** Changes the texts of an entry, such as a phone number in an honest review. It still waits if it did. */
export async function edit(
  call: Call,
  read: ReadEntry,
  given: { title?: string | undefined; text?: string | undefined },
): Promise<{ error: Outcome }> {
  return {
    error: await actOn(call, read, async (tx, entry) => {
      const { site, visitor } = call;
      const { kind, id } = entry;
      const title = kind === 'review' && given.title !== undefined ? entryLine(given.title) : entry.title;
      const text = given.text === undefined ? entry.text : (kind === 'question' ? entryLine : entryText)(given.text);
      if (kind === 'review' && check(title, required, maxLength(entryLengths.reviewTitle))) return 'INVALID';
      if (check(text, required, maxLength(lengths[kind]))) return 'INVALID';
      await changeEntry(tx, entry, { text, ...(kind === 'review' && { title }) });
      const details: Record<string, string> = { title: entry.title, text: entry.text };
      await logEvent(tx, { site, kind, entryId: id, act: 'edited', moderatorId: visitor.customerId, details });
      if (entry.approved) await showChange(tx, { site, referenceId: entry.referenceId });
      return null;
    }),
  };
}
