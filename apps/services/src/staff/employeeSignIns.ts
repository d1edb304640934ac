import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { employeeSignIn } from '../db/schema/identity.ts';
import type { SignInChecks } from './createEmployeeDirectory.ts';

/** How long somebody may take in the directory. */
export const SIGN_IN_MINUTES = 10;

/** A sign-in that has begun. */
export interface BegunSignIn extends SignInChecks {
  /** Own path to go to afterwards. */
  redirect: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Stores a sign-in that begins. Returns its token, with 256 random bits, for the browser's cookie. */
export async function insertSignIn(db: DatabaseOrTransaction, site: string, begun: BegunSignIn): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = sql`now() + make_interval(mins => ${SIGN_IN_MINUTES}::int)`;
  await db.insert(employeeSignIn).values({ ...begun, tokenHash: hashOf(token), site, expiresAt });
  return token;
}

/** Uses up a sign-in that has begun: of two calls, one gets it. Null if there is none, or it has expired. */
export async function takeSignIn(db: DatabaseOrTransaction, site: string, token: string): Promise<BegunSignIn | null> {
  const { state, nonce, codeVerifier, redirect } = employeeSignIn;
  const [row] = await db
    .delete(employeeSignIn)
    .where(
      and(
        eq(employeeSignIn.tokenHash, hashOf(token)),
        eq(employeeSignIn.site, site),
        gt(employeeSignIn.expiresAt, sql`now()`),
      ),
    )
    .returning({ state, nonce, codeVerifier, redirect });
  return row ?? null;
}

/** Deletes those that were never finished. */
export async function sweepEmployeeSignIns(db: DatabaseOrTransaction): Promise<void> {
  await db.delete(employeeSignIn).where(lt(employeeSignIn.expiresAt, sql`now()`));
}
