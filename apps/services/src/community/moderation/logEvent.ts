import type { EntryKind, ModerationAct } from '@shop/contracts';
import type { Transaction } from '../../db/database.ts';
import { moderationEvent } from '../../db/schema/community.ts';
import { tellModerators } from './tellModerators.ts';

interface Event {
  site: string;
  kind: EntryKind;
  entryId: string;
  act: ModerationAct;
  /** Null for the author's own act. */
  moderatorId: string | null;
  /** A reason, or the texts before. */
  details?: Record<string, string>;
}

/** Writes into the audit log, in the transaction of the act, and tells the site's moderators. */
export async function logEvent(tx: Transaction, event: Event): Promise<void> {
  await tx.insert(moderationEvent).values(event);
  await tellModerators(tx, event.site);
}
