import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { passkeyChallenge } from '../db/schema/identity.ts';
import type { SessionKey } from '../module.ts';

/** How long a challenge may be answered. */
const VALID_SECONDS = 300;

/** How long browsers are told to wait for an answer, so that it comes in time. */
export const ANSWER_MS = (VALID_SECONDS - 60) * 1_000;

/** Who may answer a challenge. */
export interface ChallengeScope {
  site: string;
  /** The session that makes a passkey; null for a sign-in. */
  sessionKey: SessionKey | null;
}

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest();

/** A new challenge, 256 random bits in base64url. */
export async function issueChallenge(db: DatabaseOrTransaction, { site, sessionKey }: ChallengeScope): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db.insert(passkeyChallenge).values({
    challengeHash: hashOf(challenge),
    site,
    sessionHash: sessionKey,
    expiresAt: sql`now() + make_interval(secs => ${VALID_SECONDS}::int)`,
  });
  return challenge;
}

/**
 * Uses up the challenge that a browser's client data answers. Null where there is none that may be answered still, and in
 * this scope: of two calls at once, one gets it.
 */
export async function takeChallenge(
  db: DatabaseOrTransaction,
  clientDataJSON: string,
  { site, sessionKey }: ChallengeScope,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const { rowCount } = await db
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.challengeHash, hashOf(challenge)),
        eq(passkeyChallenge.site, site),
        sessionKey ? eq(passkeyChallenge.sessionHash, sessionKey) : isNull(passkeyChallenge.sessionHash),
        gt(passkeyChallenge.expiresAt, sql`now()`),
      ),
    );
  return rowCount === 1 ? challenge : null;
}

/** Deletes expired challenges. */
export async function sweepChallenges(db: DatabaseOrTransaction): Promise<void> {
  await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, sql`now()`));
}

/** The challenge in client data: JSON in base64url, whoever sent it. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown } | null;
    return typeof data?.challenge === 'string' ? data.challenge : null;
  } catch {
    return null;
  }
}
