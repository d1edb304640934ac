import type { ReadEntry } from '@shop/contracts';
import { check, maxLength, required } from '@shop/validation';
import type { Transaction } from '../../db/database.ts';
import type { Call } from '../../module.ts';
import { queueCommunityMail } from '../mails/queueCommunityMail.ts';
import { tellBuyers } from '../mails/tellBuyers.ts';
import { showChange } from '../showChange.ts';
import { entryText } from '../writing/entryText.ts';
import { actOn, type Outcome } from './actOn.ts';
import { changeEntry, type Entry } from './entries.ts';
import { logEvent } from './logEvent.ts';

/** Longest reason of a rejection, in characters. */
const MAX_REASON = 1_000;

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
