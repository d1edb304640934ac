import { PREVIEW_FORMAT } from '@shop/contracts/constants';
import { callerKey } from '@shop/limits';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createImageService } from './createImageService.ts';
import { imageTypeOf } from './imageTypeOf.ts';
import { derivativeKey, type DerivativePlan, planDerivative, type RenderPlan } from './planDerivative.ts';
import { preferredFormat, quickFormat, readImageRequest } from './readImageRequest.ts';

interface ImageRoute {
  Params: { id: string };
  Querystring: Record<string, unknown>;
}

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_MINUTE = 'public, max-age=60';
/** Pictures of customers: a moderator may hide their review. */
const FOR_TEN_MINUTES = 'public, max-age=600';

/** Valid ids, of the router's maximum length; nothing else reaches the database. */
const idPattern = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;

/**
 * Mounts `GET /images/:id?w&h&fit&f&q`. Responses are immutable, and cacheable for ever, except quickly encoded ones,
 * for a minute, and pictures of customers, for ten. Unknown ids, and previews of transparent pictures and of GIFs, are a
 * 404, malformed parameters a 400, an overload is a 503 with Retry-After.
 */
export function registerImageRoutes(
  app: FastifyInstance,
  { config, db, log }: { config: Config; db: Database; log: Logger },
): void {
  const images = createImageService({ db, log, dataDir: config.DATA_DIR });

  app.get<ImageRoute>('/images/:id', { config: { limit: 'picture' } }, async (request, reply) => {
    const wanted = readImageRequest(request.query);
    if (!wanted) return refuse(reply, 400, 'bad image parameters');
    const { id } = request.params;
    const info = idPattern.test(id) ? await images.findInfo(id) : null;
    if (!info) return refuse(reply, 404, 'image not found');

    if (wanted.format === null) reply.header('Vary', 'Accept');
    const { accept } = request.headers;
    const plan = planDerivative(info, wanted, wanted.format ?? preferredFormat(accept));
    if (wanted.format === PREVIEW_FORMAT && plan.kind !== 'preview') return refuse(reply, 404, 'no preview');
    const key = derivativeKey(id, plan);
    const lasting = info.isCustomers ? FOR_TEN_MINUTES : FOR_EVER;
    if (isKnown(request.headers['if-none-match'], key)) return keep(reply, key, lasting).code(304).send();

    const quick = wanted.format === null ? quickerThan(plan, planDerivative(info, wanted, quickFormat(accept))) : null;
    const made = await images.getDerivative({ caller: callerKey(request.ip), id, info, plan, quick });
    if (!made) return refuse(reply, 404, 'image not found');
    return sendPicture(keep(reply, made.key, made.isQuick ? FOR_A_MINUTE : lasting), made.bytes);
  });
}

/** Encoding AVIF takes several times as long as other formats. */
function quickerThan(plan: DerivativePlan, other: DerivativePlan): RenderPlan | null {
  return plan.kind === 'render' && plan.format === 'avif' && other.kind === 'render' ? other : null;
}

function keep(reply: FastifyReply, key: string, cacheControl: string): FastifyReply {
  return reply.header('ETag', `"${key}"`).header('Cache-Control', cacheControl);
}

function sendPicture(reply: FastifyReply, bytes: Buffer): FastifyReply {
  return reply
    .type(imageTypeOf(bytes) ?? 'application/octet-stream')
    .header('Content-Length', bytes.length)
    .header('X-Content-Type-Options', 'nosniff')
    .header('Content-Security-Policy', "default-src 'none'")
    .send(bytes);
}

/** Not cacheable: the picture may exist later. */
function refuse(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .header('X-Content-Type-Options', 'nosniff')
    .type('text/plain; charset=utf-8')
    .send(text);
}

function isKnown(ifNoneMatch: string | undefined, key: string): boolean {
  const tags = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes('*') || tags.includes(`"${key}"`);
}
