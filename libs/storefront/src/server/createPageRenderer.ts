import type { FastifyBaseLogger } from 'fastify';
import type { RenderPage as RenderDocument } from '../ssr/createServerEntry.tsx';
import type { ClientScripts } from './clientManifest.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { hasSession } from './hasSession.ts';
import { type RenderedPage, toRenderedPage } from './renderedPage.ts';
import type { ServiceTransport } from './serviceTransport.ts';
import type { Visitor } from './visitor.ts';

/** `indexable`: search engines may list what the visitor's host shows. `signal` aborts when nobody waits any more. */
export type RenderPage = (
  url: string,
  visitor: Visitor,
  indexable: boolean,
  signal: AbortSignal,
) => Promise<RenderedPage>;

interface PageRendererOptions {
  site: string;
  render: RenderDocument;
  /** Origins of others whose scripts pages load. */
  scriptOrigins: readonly string[];
  transport: ServiceTransport;
  scripts: ClientScripts;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Renders pages with a storefront's server build, for one visitor at a time. What goes wrong is logged here. */
export function createPageRenderer(options: PageRendererOptions): RenderPage {
  const { site, render, transport, scripts, log } = options;
  const policy = contentSecurityPolicy(options.scriptOrigins);
  return async (url, visitor, indexable, signal) => {
    // Without the query, which may hold anyone's words.
    const where = { path: new URL(url).pathname, traceparent: visitor.traceparent };
    let complete = true;
    const send = transport.forVisitor(visitor);
    try {
      const document = await render(url, {
        ...scripts,
        indexable,
        hasSession: hasSession(visitor.cookie, site),
        signal,
        transport: (call, own) => send(call, AbortSignal.any([own, signal])),
        onError: ({ status }, { path, method }) => {
          complete &&= !isPassing(status);
          if (signal.aborted) return;
          log.warn({ ...where, status, call: `${path}/${method}` }, 'a service did not answer');
        },
        onFault: (err) => signal.aborted || log.error({ ...where, err }, 'a page failed'),
      });
      return toRenderedPage(document, complete && document.complete, policy);
    } catch (err) {
      if (!signal.aborted) log.error({ ...where, err }, 'a page could not be rendered');
      throw err;
    }
  };
}

/** A refusal of what was asked (4xx) stays one; everything else may be over at the next try. */
function isPassing(status: number | string): boolean {
  return typeof status === 'string' || status >= 500 || status === 429;
}
