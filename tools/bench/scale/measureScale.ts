import { percentilesOf } from '../percentilesOf.ts';
import { createServiceCaller } from './createServiceCaller.ts';
import { findScaleCalls, type ScaleCall, scaleMethods } from './scaleCalls.ts';

export interface MethodTimes {
  calls: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
}

/** A search for what nobody has asked for since the catalogue changed, and suggestions for it. */
const NEW_TERM = 'Search, new term';
const NEW_BEGINNING = 'SearchSuggestions, new beginning';
export const measured = [...scaleMethods, NEW_TERM, NEW_BEGINNING] as const;
type Measured = (typeof measured)[number];

/** Lengths of new beginnings, one a round: none is the length of a beginning that the other calls ask for. */
const NEW_LETTERS = [4, 6, 7];

/** A search for a term that the services cannot answer by what they found for others: written in another way. */
function anew(round: number, { args }: ScaleCall): unknown[] {
  const [request] = args as [{ term: string }];
  return [{ ...request, term: `${request.term}${'.'.repeat(round)}` }];
}

const isFirstSearch = ({ method, args }: ScaleCall) =>
  method === 'Search' && !Object.keys(args[0] as object).some((name) => name === 'sort' || name === 'filters');

/** Beginnings of the terms with so many letters, in their languages: each once, and none asked for before. */
function newBeginnings(calls: readonly ScaleCall[], letters: number): unknown[][] {
  const asked = new Set(calls.filter(({ method }) => method === 'SearchSuggestions').map(({ args }) => String(args)));
  const beginnings = calls.filter(isFirstSearch).map(({ args }) => {
    const [{ term, locale }] = args as [{ term: string; locale: string }];
    return [term.slice(0, letters), locale];
  });
  return [...new Map(beginnings.map((args) => [String(args), args])).values()].filter(
    ([beginning, locale]) => beginning!.length === letters && !asked.has(`${beginning},${locale}`),
  );
}

/**
 * How long each method takes, one call after the other, when everything was asked for once before; and how long a search
 * takes for a term that was not, and suggestions for its beginning.
 */
export async function measureScale(site: string, origin: string): Promise<Record<Measured, MethodTimes>> {
  const call = createServiceCaller(origin, site);
  const calls = await findScaleCalls(site, call);
  for (const { method, args } of calls) await call(method, ...args);
  const times = Object.fromEntries(measured.map((name) => [name, [] as number[]]));
  for (const [index, letters] of NEW_LETTERS.entries()) {
    const round = index + 1;
    for (const one of calls) {
      times[one.method]?.push((await call(one.method, ...one.args)).ms);
      if (isFirstSearch(one)) times[NEW_TERM]?.push((await call(one.method, ...anew(round, one))).ms);
    }
    for (const args of newBeginnings(calls, letters)) {
      times[NEW_BEGINNING]?.push((await call('SearchSuggestions', ...args)).ms);
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
