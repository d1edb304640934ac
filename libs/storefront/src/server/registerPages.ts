import type { FastifyInstance } from 'fastify';
import { cacheControl } from './cacheControl.ts';
import type { RenderPage } from './createPageRenderer.ts';
import { hasSession } from './hasSession.ts';
import type { Indexing } from './indexing.ts';
import type { PageCache } from './pageCache.ts';
import { ORIGIN, readTarget } from './readTarget.ts';
import { sendPage, sendPlainPage } from './sendPage.ts';
import { visitorOf } from './visitor.ts';

interface PageOptions {
  site: string;
  renderPage: RenderPage;
  isIndexable: Indexing;
  /** Null to render every page anew. */
  pages: PageCache | null;
}

/** Answers every address that is nothing else with a page: from memory, or rendered for a visitor with a session. */
export function registerPages(app: FastifyInstance, { site, renderPage, isIndexable, pages }: PageOptions): void {
  app.get('/*', async (request, reply) => {
    const target = readTarget(request.url);
    if (target.kind === 'refused') return sendPlainPage(reply, target.status);
    if (target.kind === 'moved') return reply.header('cache-control', cacheControl.shared).redirect(target.to, 301);

    const { path, search } = target;
    const visitor = visitorOf(request);
    const indexable = isIndexable(request);
    const render = () => renderPage(ORIGIN + path + search, visitor, indexable);
    if (!pages || hasSession(visitor.cookie, site)) return sendPage(request, reply, await render(), true);
    return sendPage(request, reply, await pages.get({ path, search, indexable }, render), false);
  });
}
