import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from './acceptedEncoding.ts';
import type { Audience } from './audience.ts';
import { cacheControl } from './cacheControl.ts';
import { plainPage } from './plainPage.ts';
import { isCacheable, type RenderedPage } from './RenderedPage.ts';

/** Seconds after which a page that could not be shown is worth another try. */
const RETRY_AFTER = '5';

/** Sends a page, or that the visitor has it already. `audience`: those it was rendered for. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage, audience: Audience) {
  const { status } = page;
  const isPersonal = audience === 'individual';
  reply.code(status).headers(page.headers);
  const isShared = audience === 'anonymous' && isCacheable(page);
  reply.header('cache-control', isShared ? cacheControl.shared : cacheControl.private);
  reply.header('vary', 'Accept-Encoding, Cookie');
  if (status === 503) reply.header('retry-after', RETRY_AFTER);
  if (status >= 300 && status < 400) return reply.send();

  // What nobody may store, nobody asks for by its tag.
  if (!isPersonal) {
    reply.header('etag', page.etag);
    if (status === 200 && isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding'], isPersonal ? 'personal' : 'shared');
  const body = await page.body(encoding, isPersonal);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** Longer than any page's address: no person typed it. */
const URI_TOO_LONG = 414;

/** Sends what stands in for a page where none can be rendered. */
export function sendPlainPage(reply: FastifyReply, status: number) {
  if (status === URI_TOO_LONG)
    return reply
      .code(status)
      .header('cache-control', cacheControl.private)
      .type('text/plain; charset=utf-8')
      .send('uri too long\n');
  return reply
    .code(status)
    .headers({
      'cache-control': cacheControl.private,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    })
    .type('text/html; charset=utf-8')
    .send(plainPage(status));
}

/** Compared weakly: something in front may have changed the encoding and with it the tag's strength. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  const known = ifNoneMatch?.split(',').map(bare) ?? [];
  return known.includes('*') || known.includes(bare(etag));
}
