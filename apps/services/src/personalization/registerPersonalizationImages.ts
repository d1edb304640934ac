import { SITE_HEADER } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { siteOf } from '../http/siteOf.ts';
import type { CallLimits } from '../limits/CallLimits.ts';
import { findVisitor } from '../session/findVisitor.ts';
import { readImage } from './imageRepository.ts';

const PATH = '/images/personalization/';

/** Path of a picture for the owner's browser. */
export const addressOf = (id: string): string => PATH + id;

/** Mounts `GET /images/personalization/:id`: webp for its owner, 404 for everyone else. */
export function registerPersonalizationImages(
  app: FastifyInstance,
  { config, db, limits }: { config: Config; db: Database; limits: CallLimits },
): void {
  app.get<{ Params: { id: string } }>(`${PATH}:id`, { config: { limit: 'picture' } }, async (request, reply) => {
    const site = siteOf(request.headers[SITE_HEADER], config);
    const visitor = await findVisitor(request, reply, { db, site, config, limits });
    const bytes = await readImage(db, visitor, request.params.id);
    reply.header('Cache-Control', 'private, no-store').header('X-Content-Type-Options', 'nosniff');
    if (!bytes) return reply.code(404).type('text/plain; charset=utf-8').send('image not found');
    return reply.type('image/webp').header('Content-Security-Policy', "default-src 'none'").send(bytes);
  });
}
