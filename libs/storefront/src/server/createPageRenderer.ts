import type { FastifyBaseLogger } from 'fastify';
import type { RenderPage as RenderDocument } from '../ssr/createServerEntry.tsx';
import type { PreviewOf } from '../ssr/previewRule.ts';
import type { Audience } from './audience.ts';
import type { ClientScripts } from './clientManifest.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { hasSession } from './hasSession.ts';
import { type RenderedPage, toRenderedPage } from './renderedPage.ts';
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
    const personal = new AbortController();
    const ended = AbortSignal.any([signal, personal.signal]);
    const foundPersonal = new Promise<null>((resolve) => {
      personal.signal.addEventListener('abort', () => resolve(null));
    });
    try {
      const rendering = render(url, {
        ...scripts,
        previewOf,
        indexable,
        hasSession: audience === 'authenticated' || hasSession(cookie, site),
        signal: ended,
        transport: async (call, own) => {
          const address = `${call.path}/${call.method}`;
          // The browser asks for what is late by itself: the HTML may show what visitors without an account are told.
          const isExempt = call.isLate && isForAnonymous(address);
          const mustBeShared = audience === 'authenticated' && !isExempt;
          if (mustBeShared && !mayBeShared(address)) personal.abort();
          ended.throwIfAborted();
          const reply = await send(call, AbortSignal.any([own, ended]));
          if (mustBeShared && !areShared(address, await reply.json().catch(() => null))) personal.abort();
          return reply;
        },
        onError: ({ status }, { path, method }) => {
          complete &&= !isPassing(status);
          if (ended.aborted) return;
          log.warn({ ...where, status, call: `${path}/${method}` }, 'a service did not answer');
        },
        onFault: (err) => ended.aborted || log.error({ ...where, err }, 'a page failed'),
      });
      // A page that is given up is not waited for.
      const document = await Promise.race([rendering, foundPersonal]);
      if (!document || personal.signal.aborted) return null;
      return toRenderedPage(document, complete && document.complete, policy);
    } catch (err) {
      if (personal.signal.aborted) return null;
      if (!signal.aborted) log.error({ ...where, err }, 'a page could not be rendered');
      throw err;
    }
  }
  return renderPage as RenderPage;
}

/** A refusal of what was asked (4xx) stays one; everything else may be over at the next try. */
function isPassing(status: number | string): boolean {
  return typeof status === 'string' || status >= 500 || status === 429;
}
