import type { ModerationError, ReadEntry } from '@shop/contracts';
import type { Transaction } from '../../db/database.ts';
import type { Call } from '../../module.ts';
import { type Entry, lockEntry } from './entries.ts';

export type Outcome = ModerationError | null;
type Act = (tx: Transaction, entry: Entry) => Promise<Outcome>;

/** Runs an act on an entry, unless somebody has changed or decided it since the moderator read it. */
export async function actOn({ db, site }: Call, { kind, id, revision }: ReadEntry, act: Act): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const entry = await lockEntry(tx, site, kind, id);
    if (!entry) return 'NOT_FOUND';
    return entry.revision === revision ? act(tx, entry) : 'CONFLICT';
  });
}
