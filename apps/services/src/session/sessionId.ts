import { createHash, randomBytes } from 'node:crypto';
import type { SessionKey } from '../module.ts';

/** 256 bits of the system's random generator. */
export function newSessionId(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of an id: reading it from the database does not allow signing in. */
export function sessionKey(id: string): SessionKey {
  return createHash('sha256').update(id).digest();
}

/** The id that pages and scripts may know. A one-way hash, so it opens no session. */
export function publicSessionId(id: string): string {
  return createHash('sha256').update(`public:${id}`).digest('base64url').slice(0, 32);
}
