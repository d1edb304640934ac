import { CONTENT_VERSION_PATH } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import { sendText } from './sendText.ts';

/** For storefronts that want to know whether what they keep still holds: the header of every reply says it. */
export function registerContentVersion(app: FastifyInstance): void {
  app.get(CONTENT_VERSION_PATH, { config: { quiet: true, limit: 'probe' } }, (_request, reply) =>
    sendText(reply, 200, 'the header says it'),
  );
}
