import type { EntryStatus } from '@shop/contracts';

interface Moderated {
  approved: boolean;
  rejectionReason: string | null;
}

/** What the author of an entry is told about it. */
export function ownEntry({ approved, rejectionReason }: Moderated): { status: EntryStatus; rejectionReason?: string } {
  if (approved) return { status: 'approved' };
  return rejectionReason === null ? { status: 'waiting' } : { status: 'rejected', rejectionReason };
}
