import type { FastifyInstance } from 'fastify';
import { cacheControl } from './cacheControl.ts';
import type { RenderPage } from './createPageRenderer.ts';
import type { Indexing } from './indexing.ts';
import { leavingSignal } from './leavingSignal.ts';
import type { PageCache } from './pageCache.ts';
import type { PageLimits } from './PageLimits.ts';
import { splitSearch } from './pageParameters.ts';
import { ORIGIN, readTarget } from './readTarget.ts';
import type { RenderedPage } from './renderedPage.ts';
import { sendPage, sendPlainPage } from './sendPage.ts';
import type { SignedInVisitors } from './SignedInVisitors.ts';
import { type Visitor, visitorOf } from './visitor.ts';

interface PageOptions {
  limits: PageLimits;
  signedIn: SignedInVisitors;
  renderPage: RenderPage;
  isIndexable: Indexing;
  /** Null to render every page anew. */
  pages: PageCache | null;
}

/** Answers every address that is nothing else with a page: from memory, or rendered for a visitor who is signed in. */
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
    const renderFor = (who: Visitor) => (signal: AbortSignal) =>
      limits.render(who.address, signal, () => renderPage(ORIGIN + path + search, who, indexable, signal));

    if (!pages || (await signedIn.has(visitor))) {
      return sendPage(request, reply, withQuery(await renderFor(visitor)(leaving), ignored), true);
    }
    // Without the cookie: nothing of this visitor's may be in a page for everybody.
    const render = renderFor({ ...visitor, cookie: undefined });
    const page = await pages.get({ path, search, indexable }, render, leaving);
    return sendPage(request, reply, withQuery(page, ignored), false);
  });
}

/** A page that has moved hands on the parameters that no page reads, such as those of a campaign. */
function withQuery(page: RenderedPage, query: string): RenderedPage {
  const { location } = page.headers;
  if (!location || !query) return page;
  const [address = '', hash] = location.split('#', 2);
  const moved = `${address}${address.includes('?') ? '&' : '?'}${query}${hash ? `#${hash}` : ''}`;
  return { ...page, headers: { ...page.headers, location: moved } };
}
