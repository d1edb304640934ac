import type { TokenPurpose } from '@shop/contracts';
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { accountToken, customer } from '../db/schema/identity.ts';

/** How long the token of a mail is valid, in hours, by what it allows. */
const VALID_HOURS: Record<TokenPurpose, number> = { recovery: 1, confirmation: 48 };

/** A token of a site's mail. */
export interface GivenToken {
  site: string;
  purpose: TokenPurpose;
  token: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** A new token of an account, with 256 random bits. Those given before for the same purpose stop being valid. */
export async function issueToken(
  db: DatabaseOrTransaction,
  customerId: string,
  purpose: TokenPurpose,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const values = {
    tokenHash: hashOf(token),
    expiresAt: sql`now() + make_interval(hours => ${VALID_HOURS[purpose]}::int)`,
  };
  await db
    .insert(accountToken)
    .values({ customerId, purpose, ...values })
    .onConflictDoUpdate({ target: [accountToken.customerId, accountToken.purpose], set: values });
  return token;
}

/** The account of a valid token; null for any other. */
export async function findTokenAccount(
  db: DatabaseOrTransaction,
  { site, purpose, token }: GivenToken,
): Promise<typeof customer.$inferSelect | null> {
  const [row] = await db
    .select({ customer })
    .from(accountToken)
    .innerJoin(customer, eq(customer.id, accountToken.customerId))
    .where(and(isValid(purpose, token), eq(customer.site, site)));
  return row?.customer ?? null;
}

/** Uses a token up. False if it is no longer valid: of two calls at once, one gets it. */
export async function useToken(db: DatabaseOrTransaction, { purpose, token }: GivenToken): Promise<boolean> {
  const { rowCount } = await db.delete(accountToken).where(isValid(purpose, token));
  return rowCount === 1;
}

/** Ends the tokens of an account, as when its address has changed; only those of `purpose`, if one is given. */
export async function deleteTokens(
  db: DatabaseOrTransaction,
  customerId: string,
  purpose?: TokenPurpose,
): Promise<void> {
  await db
    .delete(accountToken)
    .where(and(eq(accountToken.customerId, customerId), purpose && eq(accountToken.purpose, purpose)));
}

/** Deletes expired tokens. */
export async function sweepTokens(db: DatabaseOrTransaction): Promise<void> {
  await db.delete(accountToken).where(lt(accountToken.expiresAt, sql`now()`));
}

const isValid = (purpose: TokenPurpose, token: string) =>
  and(
    eq(accountToken.tokenHash, hashOf(token)),
    eq(accountToken.purpose, purpose),
    gt(accountToken.expiresAt, sql`now()`),
  );
