import type { FastifyInstance } from 'fastify';
import { cacheControl } from './cacheControl.ts';
import type { RenderPage } from './createPageRenderer.ts';
import type { Indexing } from './indexing.ts';
import { leavingSignal } from './leavingSignal.ts';
import type { PageCache } from './pageCache.ts';
import type { PageLimits } from './PageLimits.ts';
import { splitSearch } from './pageParameters.ts';
import { ORIGIN, readTarget } from './readTarget.ts';
import type { RenderedPage } from './RenderedPage.ts';
import { sendPage, sendPlainPage } from './sendPage.ts';
import type { SignedInVisitors } from './SignedInVisitors.ts';
import { visitorOf } from './visitor.ts';

interface PageOptions {
  limits: PageLimits;
  signedIn: SignedInVisitors;
  renderPage: RenderPage;
  isIndexable: Indexing;
  /** Null to render every page anew. */
  pages: PageCache | null;
}

/** Answers every address that is nothing else with a page: from memory, or rendered where it is for one visitor alone. */
export function registerPages(
  app: FastifyInstance,
  { limits, signedIn, renderPage, isIndexable, pages }: PageOptions,
): void {
  app.get('/*', async (request, reply) => {
    const target = readTarget(request.url);
    if (target.kind === 'refused') return sendPlainPage(reply, target.status);
    if (target.kind === 'moved') return reply.header('cache-control', cacheControl.shared).redirect(target.to, 301);

    const { path } = target;
    const { read: search, ignored } = splitSearch(target.search);
    const visitor = visitorOf(request);
    const indexable = isIndexable(request);
    const leaving = leavingSignal(reply);
    const url = ORIGIN + path + search;

    if (pages) {
      const audience = (await signedIn.has(visitor)) ? 'authenticated' : 'anonymous';
      const render = (signal: AbortSignal) =>
        limits.render(visitor.address, signal, () => renderPage(url, visitor, audience, indexable, signal));
      const page = await pages.get({ path, search, indexable, audience }, render, leaving);
      if (page) return sendPage(request, reply, withQuery(page, ignored), audience);
    }
    const leave = await limits.enter(visitor.address, leaving);
    // The page is handed on by promises that are made now. Those of a request that has waited are old, and would keep the page
    // in memory until the next major collection of garbage (decision 68).
    const send = async () => {
      const page = await renderPage(url, visitor, 'individual', indexable, leaving).finally(leave);
      return sendPage(request, reply, withQuery(page, ignored), 'individual');
    };
    return send();
  });
}

/** A page that has moved hands on the parameters that no page reads, such as those of a campaign. */
function withQuery(page: RenderedPage, query: string): RenderedPage {
  const { location } = page.headers;
  if (!location || !query) return page;
  const [address = '', hash] = location.split('#', 2);
  return page.movedTo(`${address}${address.includes('?') ? '&' : '?'}${query}${hash ? `#${hash}` : ''}`);
}
