import { randomBytes } from 'node:crypto';
import { mailDefaults, type MailKind } from '@shop/contracts';
import { eq, ne, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { mailChoice } from '../db/schema/mailChoice.ts';

const TOKEN_BYTES = 32;

/** Which mails a customer wants. */
export async function findMailChoices(
  db: DatabaseOrTransaction,
  customerId: string,
): Promise<Record<MailKind, boolean>> {
  const rows = await db.select().from(mailChoice).where(eq(mailChoice.customerId, customerId));
  return { ...mailDefaults, ...Object.fromEntries(rows.map(({ kind, wanted }) => [kind, wanted])) };
}

/** Switches a kind of mails on or off. Returns whether that changed anything. */
export async function storeMailChoice(
  db: DatabaseOrTransaction,
  customerId: string,
  kind: MailKind,
  wanted: boolean,
): Promise<boolean> {
  const stopToken = randomBytes(TOKEN_BYTES).toString('base64url');
  const { rowCount } = await db
    .insert(mailChoice)
    .values({ customerId, kind, wanted, stopToken })
    .onConflictDoUpdate({
      target: [mailChoice.customerId, mailChoice.kind],
      // The link of mails that were sent before goes on ending them.
      set: { wanted, changedAt: sql`now()` },
      setWhere: ne(mailChoice.wanted, wanted),
    });
  return rowCount === 1;
}

/** Ends the mails of a kind whose link carried the token. Returns whether there are such mails. */
export async function endMails(db: DatabaseOrTransaction, stopToken: string): Promise<boolean> {
  const { rowCount } = await db
    .update(mailChoice)
    .set({ wanted: false, changedAt: sql`now()` })
    .where(eq(mailChoice.stopToken, stopToken));
  return rowCount === 1;
}
