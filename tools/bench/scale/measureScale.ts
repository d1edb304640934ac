import { percentilesOf } from '../percentilesOf.ts';
import { createServiceCaller } from './createServiceCaller.ts';
import { findScaleCalls, type ScaleCall, scaleMethods } from './scaleCalls.ts';

export interface MethodTimes {
  calls: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
}

const ROUNDS = 3;

/** A search for what nobody has asked for since the catalogue changed. */
const NEW_TERM = 'Search, new term';
export const measured = [...scaleMethods, NEW_TERM] as const;
type Measured = (typeof measured)[number];

/** A search for a term that the services cannot answer by what they found for others: written in another way. */
function anew(round: number, { args }: ScaleCall): unknown[] {
  const [request] = args as [{ term: string }];
  return [{ ...request, term: `${request.term}${'.'.repeat(round)}` }];
}

const isFirstSearch = ({ method, args }: ScaleCall) =>
  method === 'Search' && !Object.keys(args[0] as object).some((name) => name === 'sort' || name === 'filters');

/**
 * How long each method takes, one call after the other, when everything was asked for once before; and how long a search
 * takes for a term that was not.
 */
export async function measureScale(site: string, origin: string): Promise<Record<Measured, MethodTimes>> {
  const call = createServiceCaller(origin, site);
  const calls = await findScaleCalls(site, call);
  for (const { method, args } of calls) await call(method, ...args);
  const times = Object.fromEntries(measured.map((name) => [name, [] as number[]]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const one of calls) {
      times[one.method]?.push((await call(one.method, ...one.args)).ms);
      if (isFirstSearch(one)) times[NEW_TERM]?.push((await call(one.method, ...anew(round, one))).ms);
    }
  }
  return Object.fromEntries(
    measured.map((name) => {
      const measuredTimes = times[name] ?? [];
      const at = percentilesOf(measuredTimes);
      return [name, { calls: measuredTimes.length, p50: at(0.5), p95: at(0.95) }];
    }),
  ) as Record<Measured, MethodTimes>;
}
