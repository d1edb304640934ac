import type { Transaction } from '../src/db/database.ts';
import { demoFile } from '../src/db/schema/index.ts';

/** Notes that something of the demo world was given; false if it was before: what people have removed stays away. */
export async function noteOnce(tx: Transaction, mark: string): Promise<boolean> {
  const added = await tx.insert(demoFile).values({ path: mark, hash: '' }).onConflictDoNothing().returning();
  return added.length > 0;
}
