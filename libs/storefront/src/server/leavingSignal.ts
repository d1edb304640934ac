import type { FastifyReply } from 'fastify';

/** Why work for a visitor ends early. Its status is that of requests that nobody waits for. */
class VisitorLeft extends Error {
  override name = 'VisitorLeft';
  readonly statusCode = 499;
}

/** Aborts when the visitor goes away before the answer is sent. */
export function leavingSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort(new VisitorLeft('the visitor has left'));
  });
  return leaving.signal;
}
