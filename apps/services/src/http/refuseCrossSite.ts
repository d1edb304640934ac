import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpRefusal } from '../rpc/HttpRefusal.ts';

/** What tells where a POST comes from. */
export interface Provenance {
  /** Sec-Fetch-Site; no script can set it in a browser. */
  fetchSite: string | undefined;
  origin: string | undefined;
  /** Host the visitor asked for. */
  host: string;
  hasCookie: boolean;
}

/**
 * Whether a POST is made by a foreign page. Bodies are read whatever their content type, so no preflight protects us. A
 * request that says nothing of its origin is no browser's, and passes as long as it carries no cookie.
 */
export function isCrossSite({ fetchSite, origin, host, hasCookie }: Provenance, allowed: readonly string[]): boolean {
  if (fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  if (origin !== undefined) return !allowed.includes(origin) && hostOf(origin) !== host;
  return fetchSite === undefined && hasCookie;
}

/** The scheme is left out: in front of us it may have been lost on the way. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/** Answers a foreign page's POST with 403, before anything is read. */
export function refuseCrossSite(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  app.addHook('onRequest', async (request) => {
    if (request.method === 'POST' && isCrossSite(provenanceOf(request), allowedOrigins)) {
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
