/** Classes of SQLSTATE: connection exceptions; 57P is a server that stops, crashed or starts. */
const LOST = /^(?:08...|57P0[1-5])$/;
/** `too_many_connections` */
const EXHAUSTED = '53300';
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** What node-postgres and its pool say, which give no code. */
const MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|timeout exceeded when trying to connect|timeout expired|Cannot use a pool after calling end)/;

/**
 * Whether a call failed because there was no connection to the database: lost, refused, or none free in time. The same
 * call may succeed a moment later.
 */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code } = cause as Error & { code?: unknown };
    if (typeof code === 'string' && (LOST.test(code) || code === EXHAUSTED || NETWORK.has(code))) return true;
    if (MESSAGES.test(cause.message)) return true;
  }
  return false;
}
