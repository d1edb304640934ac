import { createHash, randomBytes } from 'node:crypto';
import type { SessionKey } from '../module.ts';

/** 256 bits from the system's generator. */
export function newSessionId(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of an id: who reads it there cannot sign in with it. */
export function sessionKey(id: string): SessionKey {
  return createHash('sha256').update(id).digest();
}

/** The id pages and scripts may know. It is derived one way, so it opens no session. */
export function publicSessionId(id: string): string {
  return createHash('sha256').update(`public:${id}`).digest('base64url').slice(0, 32);
}
