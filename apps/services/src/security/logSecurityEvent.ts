import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { callerKey } from '@shop/limits';

/** What somebody did with an account, as its owner would. */
type Change = (typeof changes)[number];
const changes = [
  'sign-in',
  'password-reset',
  'password-changed',
  'email-changed',
  'account-created',
  'account-deleted',
  'passkey-added',
  'passkey-removed',
  'other-sessions-ended',
  'data-exported',
] as const;

/** What security watches: each is one line of the log, with `msg: "security"`. */
export interface SecurityEvent {
  event: Change | 'sign-in-failed' | 'account-locked' | 'call-refused';
  site: string;
  /** Address of the caller; logged as the network that limits count by. */
  ip: string;
  /** Id of the account, where there is one. */
  account?: string | null;
  /** What somebody tried to sign in as; logged as a hash, which tells whether several events are about the same. */
  identifier?: string;
  /** Path of the call. */
  path?: string;
  /** Why: an error of the contract, or the text of the refusal. */
  reason?: string;
  /** Of the response, where it is a refusal. */
  status?: number;
}

const HASH_LENGTH = 16;

/** Writes an event with all members in one order, null where one does not apply. No names, addresses or secrets. */
export function logSecurityEvent(log: Pick<Logger, 'info' | 'warn'>, given: SecurityEvent): void {
  const { event, site, ip, account = null, identifier, path = null, reason = null, status = null } = given;
  const line = {
    event,
    site,
    network: callerKey(ip),
    account,
    subject: identifier === undefined ? null : subjectOf(site, identifier),
    path,
    reason,
    status,
  };
  log[(changes as readonly string[]).includes(event) ? 'info' : 'warn'](line, 'security');
}

function subjectOf(site: string, identifier: string): string {
  const text = `${site} ${identifier.trim().toLowerCase()}`;
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);
}
