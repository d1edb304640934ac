import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpRefusal } from '../rpc/HttpRefusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that is for pages of the shop alone, as every POST is, although it reads only. */
    ownPagesOnly?: boolean;
  }
}

/** Headers that tell the origin of a request. */
export interface Provenance {
  /** Sec-Fetch-Site; scripts cannot set it in a browser. */
  fetchSite: string | undefined;
  origin: string | undefined;
  /** The requested host. */
  host: string;
  hasCookie: boolean;
}

/**
 * Whether a request comes from a foreign page. Bodies are read whatever their content type, so there is no preflight. A
 * request without any origin header is not from a browser, and passes if it has no cookie.
 */
export function isCrossSite({ fetchSite, origin, host, hasCookie }: Provenance, allowed: readonly string[]): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  if (origin !== undefined) return !allowed.includes(origin) && hostOf(origin) !== host;
  return fetchSite === undefined && hasCookie;
}

/** Without the scheme, which a TLS-terminating proxy may have changed. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Answers with 403 a foreign page's POST, before reading the body, and its request of a route for own pages. */
export function refuseCrossSite(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  app.addHook('onRequest', async (request) => {
    const isOwnOnly = request.method === 'POST' || request.routeOptions.config.ownPagesOnly;
    if (isOwnOnly && isCrossSite(provenanceOf(request), allowedOrigins)) {
      throw new HttpRefusal(403, 'cross-site request refused');
    }
  });
}

function provenanceOf({ headers, host }: FastifyRequest): Provenance {
  return {
    fetchSite: headers['sec-fetch-site'] as string | undefined,
    origin: headers.origin,
    host,
    hasCookie: headers.cookie !== undefined,
  };
}
