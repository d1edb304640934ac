import type { FastifyInstance } from 'fastify';
import { MANIFEST_PATH } from '../manifestPath.ts';
import { cacheControl } from './cacheControl.ts';

/** Serves the web app manifest; `read` gives its JSON. */
export function registerManifest(app: FastifyInstance, read: () => string | Promise<string>): void {
  app.get(MANIFEST_PATH, async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', cacheControl.day)
      .send(await read()),
  );
}
