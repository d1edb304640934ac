import type { App } from '../../shopUnderTest.ts';
import { createServiceCaller } from './createServiceCaller.ts';
import { findScaleCalls, type ScaleCall, type ScaleMethod, scaleMethods } from './scaleCalls.ts';

export interface MethodTimes {
  calls: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
}

const ROUNDS = 3;

/** Visitors of each round write a term their own way, so that the services cannot answer by what they found for others. */
const writtenBy = (round: number, { method, args }: ScaleCall): unknown[] => {
  if (method !== 'Search') return args;
  const [request] = args as [{ term: string }];
  return [{ ...request, term: `${request.term}${'.'.repeat(round)}` }];
};

/**
 * How long each method takes, one call after the other, when everything was asked for once before. A term is looked for in
 * its round, then sorted and narrowed.
 */
export async function measureScale(app: App, origin: string): Promise<Record<ScaleMethod, MethodTimes>> {
  const call = createServiceCaller(origin, app);
  const calls = await findScaleCalls(app, call);
  for (const { method, args } of calls) await call(method, ...args);
  const times = Object.fromEntries(scaleMethods.map((method) => [method, [] as number[]]));
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const one of calls) times[one.method]?.push((await call(one.method, ...writtenBy(round, one))).ms);
  }
  return Object.fromEntries(
    scaleMethods.map((method) => {
      const sorted = (times[method] ?? []).toSorted((a, b) => a - b);
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      return [method, { calls: sorted.length, p50: at(0.5), p95: at(0.95) }];
    }),
  ) as Record<ScaleMethod, MethodTimes>;
}
