import { SITE_HEADER } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { siteOf } from '../http/siteOf.ts';
import type { CallLimits } from '../limits/CallLimits.ts';
import { readReviewPicture } from '../community/readReviewPicture.ts';
import { findVisitor } from '../session/findVisitor.ts';
import { IMAGE_TYPE, readImage } from './imageRepository.ts';

const PATH = '/images/personalization/';

/** Path of a picture for its owner. */
export const addressOf = (id: string): string => PATH + id;

/**
 * Mounts `GET /images/personalization/:id`: webp for who has uploaded it, 404 for everyone else. In a review, moderators see
 * it, too.
 */
export function registerPersonalizationImages(
  app: FastifyInstance,
  { config, db, limits }: { config: Config; db: Database; limits: CallLimits },
): void {
  app.get<{ Params: { id: string } }>(`${PATH}:id`, { config: { limit: 'picture' } }, async (request, reply) => {
    const site = siteOf(request.headers[SITE_HEADER], config);
    const visitor = await findVisitor(request, reply, { db, site, config, limits });
    const { id } = request.params;
    const bytes = (await readImage(db, visitor, id)) ?? (await readReviewPicture(db, { site, visitor }, id));
    reply.header('Cache-Control', 'private, no-store').header('X-Content-Type-Options', 'nosniff');
    if (!bytes) return reply.code(404).type('text/plain; charset=utf-8').send('image not found');
    return reply.type(IMAGE_TYPE).header('Content-Security-Policy', "default-src 'none'").send(bytes);
  });
}
