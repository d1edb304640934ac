import type { EntryKind, ModerationAct } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import { changeEntry, lockEntry } from '../src/community/moderation/entries.ts';
import type { Transaction } from '../src/db/database.ts';
import { moderationEvent, question, review } from '../src/db/schema/index.ts';

const DAY_MS = 86_400_000;
const withdrawable = { review, question };

/** A moderator's desk while the demo world is filled. */
export interface Desk {
  site: string;
  /** Null once the account is gone. */
  moderatorId: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

export interface DeskEntry {
  kind: EntryKind;
  id: string;
}

export const momentOf = ({ now }: Pick<Desk, 'now'>, daysAgo: number): Date => new Date(now - daysAgo * DAY_MS);

/** Shows an entry that a moderator has looked at. */
export async function approveAt(tx: Transaction, desk: Desk, entry: DeskEntry, at: Date): Promise<void> {
  await change(tx, desk, entry, { approved: true, queuedAt: null, holds: [], rejectionReason: null });
  await logAt(tx, desk, entry, { act: 'approved', at });
}

/** Hides an entry for a reason. */
export async function rejectAt(
  tx: Transaction,
  desk: Desk,
  entry: DeskEntry,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await change(tx, desk, entry, { approved: false, queuedAt: null, rejectionReason: reason });
  await logAt(tx, desk, entry, { act: 'rejected', at, details: { reason } });
}

/** Hides an entry as its author wishes. */
export async function withdrawAt(
  tx: Transaction,
  { site, now }: Desk,
  { kind, id }: DeskEntry & { kind: keyof typeof withdrawable },
  at: Date,
): Promise<void> {
  const table = withdrawable[kind];
  await tx
    .update(table)
    .set({ approved: false, queuedAt: null, withdrawnAt: at, revision: sql`${table.revision} + 1` })
    .where(eq(table.id, id));
  await logAt(tx, { site, now, moderatorId: null }, { kind, id }, { act: 'withdrawn', at });
}

interface LoggedAct {
  act: ModerationAct;
  at: Date;
  details?: Record<string, string>;
}

/** Writes into the audit log. */
export async function logAt(tx: Transaction, { site, moderatorId }: Desk, entry: DeskEntry, act: LoggedAct) {
  await tx.insert(moderationEvent).values({ site, kind: entry.kind, entryId: entry.id, moderatorId, ...act });
}

async function change(
  tx: Transaction,
  { site }: Desk,
  { kind, id }: DeskEntry,
  to: Parameters<typeof changeEntry>[2],
): Promise<void> {
  const entry = await lockEntry(tx, site, kind, id);
  if (entry) await changeEntry(tx, entry, to);
}
