import type { EntryStatus } from '@shop/contracts';

interface Moderated {
  approved: boolean;
  rejectionReason: string | null;
  withdrawnAt: Date | null;
}

/** What the author of an entry is told about it. */
export function ownEntry(entry: Moderated): { status: EntryStatus; rejectionReason?: string } {
  const { approved, rejectionReason, withdrawnAt } = entry;
  if (withdrawnAt) return { status: 'withdrawn' };
  if (approved) return { status: 'approved' };
  return rejectionReason === null ? { status: 'waiting' } : { status: 'rejected', rejectionReason };
}
