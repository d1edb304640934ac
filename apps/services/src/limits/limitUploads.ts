import { callerKey, FairLimiter } from '@shop/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A body waits in memory for its decoding, with 30 MB at most. */
const BODIES_AT_ONCE = 3;
/** Slow senders of one network leave capacity for others. */
const BODIES_AT_ONCE_EACH = 2;
/** Decoding a picture takes up to 200 MB, and most of a second. */
const DECODES_AT_ONCE = 1;
/** A waiting request costs a socket; its body is not read. */
const MAX_WAITING = 200;
const MAX_WAITING_EACH = 20;
/** Less than the time in which a request has to be received. */
const MAX_WAIT_MS = 15_000;

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Hooks of a route for uploads: `onRequest` waits for a turn before the body is read, `preHandler` before it is parsed
 * and decoded. Turns are shared fairly by network, and end with the response, or when the sender leaves.
 */
export function limitUploads(): { onRequest: Hook; preHandler: Hook } {
  const waiting = { maxWaiting: MAX_WAITING, maxWaitingEach: MAX_WAITING_EACH, maxWaitMs: MAX_WAIT_MS };
  const bodies = new FairLimiter({ atOnce: BODIES_AT_ONCE, atOnceEach: BODIES_AT_ONCE_EACH, ...waiting });
  const decodes = new FairLimiter({ atOnce: DECODES_AT_ONCE, ...waiting });
  return {
    onRequest: (request, reply) => takeTurn(bodies, request, reply),
    preHandler: (request, reply) => takeTurn(decodes, request, reply),
  };
}

async function takeTurn(limiter: FairLimiter, { ip }: FastifyRequest, { raw }: FastifyReply): Promise<void> {
  const gone = new AbortController();
  const abort = () => gone.abort(new Error('the sender has left'));
  raw.once('close', abort);
  const leave = await limiter.enter(callerKey(ip), gone.signal);
  raw.off('close', abort);
  if (raw.closed) leave();
  else raw.once('close', leave);
}
