import type { FastifyBaseLogger } from 'fastify';
import type { RenderPage as RenderDocument } from '../ssr/createServerEntry.tsx';
import type { Audience } from './audience.ts';
import type { ClientScripts } from './clientManifest.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { hasSession } from './hasSession.ts';
import { type RenderedPage, toRenderedPage } from './renderedPage.ts';
import type { ServiceTransport } from './serviceTransport.ts';
import { areShared, mayBeShared } from './sharedMethods.ts';
import type { Visitor } from './visitor.ts';

/**
 * `indexable`: search engines may list what the visitor's host shows. `signal` aborts when nobody waits any more. Null for
 * a page for all who are signed in that has something of each.
 */
export type RenderPage = (
  url: string,
  visitor: Visitor,
  audience: Audience,
  indexable: boolean,
  signal: AbortSignal,
) => Promise<RenderedPage | null>;

interface PageRendererOptions {
  site: string;
  render: RenderDocument;
  /** Origins of others whose scripts pages load. */
  scriptOrigins: readonly string[];
  transport: ServiceTransport;
  scripts: ClientScripts;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/**
 * Renders pages with a storefront's server build. Only what is for one visitor is asked for with the visitor's cookie. What
 * goes wrong is logged here.
 */
export function createPageRenderer(options: PageRendererOptions): RenderPage {
  const { site, render, transport, scripts, log } = options;
  const policy = contentSecurityPolicy(options.scriptOrigins);
  return async (url, visitor, audience, indexable, signal) => {
    // Without the query, which may hold anyone's words.
    const where = { path: new URL(url).pathname, traceparent: visitor.traceparent };
    let complete = true;
    const cookie = audience === 'visitor' ? visitor.cookie : undefined;
    const send = transport.forVisitor({ ...visitor, cookie });
    const foundPersonal = new AbortController();
    const ended = AbortSignal.any([signal, foundPersonal.signal]);
    try {
      const document = await render(url, {
        ...scripts,
        indexable,
        hasSession: audience === 'signedIn' || hasSession(cookie, site),
        signal: ended,
        transport: async (call, own) => {
          const address = `${call.path}/${call.method}`;
          // The browser asks for what is late by itself: only the HTML shows what everybody is told.
          const mustBeShared = audience === 'signedIn' && !call.isLate;
          if (mustBeShared && !mayBeShared(address)) foundPersonal.abort();
          const reply = await send(call, AbortSignal.any([own, ended]));
          const results = mustBeShared && (await reply.json().catch(() => null));
          if (mustBeShared && !areShared(address, results)) foundPersonal.abort();
          return reply;
        },
        onError: ({ status }, { path, method }) => {
          complete &&= !isPassing(status);
          if (ended.aborted) return;
          log.warn({ ...where, status, call: `${path}/${method}` }, 'a service did not answer');
        },
        onFault: (err) => ended.aborted || log.error({ ...where, err }, 'a page failed'),
      });
      if (foundPersonal.signal.aborted) return null;
      return toRenderedPage(document, complete && document.complete, policy);
    } catch (err) {
      if (foundPersonal.signal.aborted) return null;
      if (!signal.aborted) log.error({ ...where, err }, 'a page could not be rendered');
      throw err;
    }
  };
}

/** A refusal of what was asked (4xx) stays one; everything else may be over at the next try. */
function isPassing(status: number | string): boolean {
  return typeof status === 'string' || status >= 500 || status === 429;
}
