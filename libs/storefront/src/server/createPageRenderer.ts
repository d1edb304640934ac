import type { FastifyBaseLogger } from 'fastify';
import type { RenderPage as RenderDocument } from '../ssr/createServerEntry.tsx';
import type { PreviewOf } from '../ssr/previewRule.ts';
import type { Audience } from './audience.ts';
import type { ClientScripts } from './clientManifest.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { hasSession } from './hasSession.ts';
import { type RenderedPage, toRenderedPage } from './RenderedPage.ts';
import type { ServiceTransport } from './serviceTransport.ts';
import { areShared, isForAnonymous, mayBeShared } from './sharedMethods.ts';
import type { Visitor } from './visitor.ts';

/** `indexable`: search engines may list what the visitor's host shows. `signal` aborts when nobody waits any more. */
type Rest = [indexable: boolean, signal: AbortSignal];
export interface RenderPage {
  (url: string, visitor: Visitor, audience: Exclude<Audience, 'authenticated'>, ...rest: Rest): Promise<RenderedPage>;
  /** Null for a page for all who are signed in that has something of each. */
  (url: string, visitor: Visitor, audience: Audience, ...rest: Rest): Promise<RenderedPage | null>;
}

interface PageRendererOptions {
  site: string;
  render: RenderDocument;
  /** Origins of others whose scripts pages load. */
  scriptOrigins: readonly string[];
  /** The inline script of the pages. */
  starter: string;
  transport: ServiceTransport;
  scripts: ClientScripts;
  previewOf: PreviewOf;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/**
 * Renders pages with a storefront's server build. Only what is for one visitor is asked for with the visitor's cookie. What
 * goes wrong is logged here.
 */
export function createPageRenderer(options: PageRendererOptions): RenderPage {
  const { site, render, transport, scripts, previewOf, log } = options;
  const policy = contentSecurityPolicy(options.starter, options.scriptOrigins);

  async function renderPage(
    url: string,
    visitor: Visitor,
    audience: Audience,
    ...[indexable, signal]: Rest
  ): Promise<RenderedPage | null> {
    // Without the query, which may hold anyone's words.
    const where = { path: new URL(url).pathname, traceparent: visitor.traceparent };
    let complete = true;
    const cookie = audience === 'individual' ? visitor.cookie : undefined;
    const send = transport.forVisitor({ ...visitor, cookie });
    // Not `AbortSignal.any`: its weak references keep a page in memory until the next major collection of garbage.
    const ended = new AbortController();
    const end = () => ended.abort(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
    const foundPersonal = Promise.withResolvers<null>();
    let isPersonal = false;
    const giveUp = () => {
      isPersonal = true;
      ended.abort();
      foundPersonal.resolve(null);
    };
    try {
      const rendering = render(url, {
        ...scripts,
        previewOf,
        indexable,
        hasSession: audience === 'authenticated' || hasSession(cookie, site),
        signal: ended.signal,
        transport: async (call) => {
          const address = `${call.path}/${call.method}`;
          // The browser asks for what is late by itself: the HTML may show what visitors without an account are told.
          const isExempt = call.isLate && isForAnonymous(address);
          const mustBeShared = audience === 'authenticated' && !isExempt;
          if (mustBeShared && !mayBeShared(address)) giveUp();
          ended.signal.throwIfAborted();
          const reply = await send(call, ended.signal);
          if (mustBeShared && !areShared(address, await reply.json().catch(() => null))) giveUp();
          return reply;
        },
        onError: ({ status }, { path, method }) => {
          complete &&= !isPassing(status);
          if (ended.signal.aborted) return;
          log.warn({ ...where, status, call: `${path}/${method}` }, 'a service did not answer');
        },
        onFault: (err) => ended.signal.aborted || log.error({ ...where, err }, 'a page failed'),
      });
      // A page that is given up is not waited for.
      const document = await Promise.race([rendering, foundPersonal.promise]);
      if (!document || isPersonal) return null;
      return toRenderedPage(document, complete && document.complete, policy);
    } catch (err) {
      if (isPersonal) return null;
      if (!signal.aborted) log.error({ ...where, err }, 'a page could not be rendered');
      throw err;
    } finally {
      // While it is pending, the race holds what it has given: the page.
      foundPersonal.resolve(null);
    }
  }
  return renderPage as RenderPage;
}

/** A refusal of what was asked (4xx) stays one; everything else may be over at the next try. */
function isPassing(status: number | string): boolean {
  return typeof status === 'string' || status >= 500 || status === 429;
}
