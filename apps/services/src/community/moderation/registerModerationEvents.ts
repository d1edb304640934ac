import { PassThrough } from 'node:stream';
import { MODERATION_EVENTS_PATH, moderation, SITE_HEADER } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { siteOf } from '../../http/siteOf.ts';
import type { CallLimits } from '../../limits/CallLimits.ts';
import { HttpRefusal } from '../../rpc/HttpRefusal.ts';
import { isAllowed } from '../../rpc/isAllowed.ts';
import { findVisitor } from '../../session/findVisitor.ts';
import { findSession } from '../../session/sessionRepository.ts';
import { ModerationFeed } from './ModerationFeed.ts';

/** Shorter than the patience of proxies on the way, in milliseconds. */
const HEARTBEAT_MS = 15_000;
/** Milliseconds after which a browser connects again. */
const RECONNECT_MS = 3_000;
/** Tabs of one moderator. */
const MAX_EACH = 6;
const MAX_ALL = 500;
/** Seconds until there may be capacity again. */
const RETRY_AFTER = 30;

interface Parts {
  config: Config;
  db: Database;
  limits: CallLimits;
  log: Logger;
}

/**
 * Mounts `GET /services/community/moderation/events`: server-sent events `counts` that say how much there is to do at the
 * site. For whoever may read the queue, as long as they may: it ends with the session or the role.
 */
export function registerModerationEvents(app: FastifyInstance, { config, db, limits, log }: Parts): void {
  const feed = new ModerationFeed(db, log);
  const { access } = moderation.methods.GetQueue;
  const streams = new Map<PassThrough, string>();

  // A response that never ends by itself would hold the process.
  app.addHook('preClose', async () => {
    for (const stream of streams.keys()) stream.end();
  });

  app.get(
    MODERATION_EVENTS_PATH,
    { exposeHeadRoute: false, config: { limit: 'read', ownPagesOnly: true } },
    async (request, reply) => {
      const site = siteOf(request.headers[SITE_HEADER], config);
      const visitor = await findVisitor(request, reply, { db, site, config, limits });
      const { customerId, sessionKey } = visitor;
      if (!customerId || !sessionKey) throw new HttpRefusal(401, 'not signed in');
      if (!isAllowed(visitor, access)) throw new HttpRefusal(403, 'not allowed');
      await limits.admitVisitor('read', visitor);
      const own = [...streams.values()].filter((id) => id === customerId).length;
      if (own >= MAX_EACH || streams.size >= MAX_ALL) throw new HttpRefusal(429, 'too many connections', RETRY_AFTER);

      const stream = new PassThrough();
      streams.set(stream, customerId);
      stream.write(`retry: ${RECONNECT_MS}\n\n`);
      const send = async (text: string) => {
        const session = await findSession(db, site, sessionKey, config);
        if (!session || !isAllowed(session, access)) stream.end();
        else if (!stream.writableEnded) stream.write(text);
      };
      const sendOrLog = (text: string) =>
        void send(text).catch((err: unknown) => log.warn({ err }, 'a moderator is not told of a change'));
      const unsubscribe = feed.subscribe(site, (counts) =>
        sendOrLog(`event: counts\ndata: ${JSON.stringify(counts)}\n\n`),
      );
      const heartbeat = setInterval(() => sendOrLog(':\n\n'), HEARTBEAT_MS).unref();
      const leave = () => {
        clearInterval(heartbeat);
        unsubscribe();
        streams.delete(stream);
      };
      stream.once('finish', leave).once('close', leave);
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          // Ending it frees the connection at once: kept alive, it would hold a server that closes.
          .header('Connection', 'close')
          // Proxies that gather what they pass on would keep it from the moderator.
          .header('X-Accel-Buffering', 'no')
          .send(stream)
      );
    },
  );
}
