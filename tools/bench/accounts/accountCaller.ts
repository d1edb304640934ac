import { SITE_HEADER } from '@shop/contracts/constants';

/** An address of the network a call comes from; this machine's by default. */
type Network = string | undefined;

/** Calls a method of a person's services without a session, and gives its results and the milliseconds until then. */
export type AccountCaller = (
  method: `identity/${string}` | `customer/${string}`,
  args: readonly unknown[],
  network?: Network,
) => Promise<{ results: unknown[]; ms: number }>;

export function accountCaller(origin: string, site: string): AccountCaller {
  return async (method, args, network) => {
    const started = performance.now();
    const response = await fetch(`${origin}/services/profile/${method}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SITE_HEADER]: site,
        ...(network && { 'x-forwarded-for': network }),
      },
      body: JSON.stringify(args),
      signal: AbortSignal.timeout(30_000),
    });
    const body = await response.text();
    const ms = performance.now() - started;
    if (!response.ok) throw new Error(`${method} answered ${response.status} ${body.slice(0, 200)}`);
    return { results: JSON.parse(body) as unknown[], ms };
  };
}

/** Throws where results are not these. */
export function expectResults(method: string, { results }: { results: unknown[] }, expected: unknown[]): void {
  const [got, wanted] = [JSON.stringify(results), JSON.stringify(expected)];
  if (got !== wanted) throw new Error(`${method} answered ${got}, not ${wanted}.`);
}
