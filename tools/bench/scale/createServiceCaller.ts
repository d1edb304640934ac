import { SITE_HEADER } from '@shop/contracts/constants';

/** Calls a method of the catalogue for a site and gives its answer. Throws when it answers with an error. */
export type ServiceCaller = (method: string, ...args: unknown[]) => Promise<Answer>;

export interface Answer {
  /** The result, as the contracts describe it. */
  ret: unknown;
  /** Milliseconds until the last byte. */
  ms: number;
}

export function createServiceCaller(origin: string, site: string): ServiceCaller {
  return async (method, ...args) => {
    const started = performance.now();
    const response = await fetch(`${origin}/services/catalogue/backend/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SITE_HEADER]: site },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(30_000),
    });
    const body = await response.text();
    const ms = performance.now() - started;
    if (!response.ok) throw new Error(`${method} ${JSON.stringify(args)}: ${response.status} ${body.slice(0, 200)}`);
    const [ret, error] = JSON.parse(body) as [unknown, unknown];
    if (error) throw new Error(`${method} ${JSON.stringify(args)}: ${JSON.stringify(error)}`);
    return { ret, ms };
  };
}
