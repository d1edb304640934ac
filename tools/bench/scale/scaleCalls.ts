import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { ServiceCaller } from './createServiceCaller.ts';

export const scaleMethods = ['GetListingItems', 'Search', 'SearchSuggestions'] as const;
export type ScaleMethod = (typeof scaleMethods)[number];

/** One call with its arguments. */
export interface ScaleCall {
  method: ScaleMethod;
  args: unknown[];
}

interface CategoryTree {
  id: string;
  children?: CategoryTree[];
}
interface ListingAnswer {
  count: number;
  filters: { id: string; values: { id: string; count: number }[] }[];
  sorts: { id: string }[];
}

const demoFile = (site: string, name: string): unknown =>
  parse(readFileSync(new URL(`../../../apps/services/demo/${site}/${name}.yaml`, import.meta.url), 'utf8'));
const PAGE_SIZE = 24;
const LATER_PAGE = 4;
/** How many letters of a term someone has typed when suggestions are asked for. */
const TYPED_LETTERS = [3, 5, 8];

/**
 * What visitors ask of a shop: every list in every order, further pages, each facet chosen alone and in pairs; the
 * labelled searches, plain and narrowed; suggestions while they are typed. The same calls for every size of the shop.
 */
export async function findScaleCalls(site: string, call: ServiceCaller): Promise<ScaleCall[]> {
  const tree = demoFile(site, 'categories') as CategoryTree[];
  const terms = termsOf(site);
  const calls: ScaleCall[] = [];
  for (const listId of flatten(tree)) calls.push(...(await listCalls(listId, call)));
  for (const { locale, term } of terms) {
    const request = { term, locale, pageSize: PAGE_SIZE };
    const { ret } = await call('Search', request);
    calls.push({ method: 'Search', args: [request] }, { method: 'Search', args: [{ ...request, sort: 'rating' }] });
    const filters = chosenOf(ret as ListingAnswer).at(0);
    if (filters) calls.push({ method: 'Search', args: [{ ...request, filters }] });
    for (const letters of TYPED_LETTERS.filter((count) => count <= term.length)) {
      calls.push({ method: 'SearchSuggestions', args: [term.slice(0, letters), locale] });
    }
  }
  return calls;
}

async function listCalls(listId: string, call: ServiceCaller): Promise<ScaleCall[]> {
  const request = { listId, locale: 'de', pageSize: PAGE_SIZE };
  const { ret } = await call('GetListingItems', request);
  const { sorts } = ret as ListingAnswer;
  const variants: object[] = [
    ...sorts.map(({ id }) => ({ sort: id })),
    { page: 1 },
    { page: LATER_PAGE },
    ...chosenOf(ret as ListingAnswer).map((filters) => ({ filters })),
  ];
  return variants.map((variant) => ({ method: 'GetListingItems' as const, args: [{ ...request, ...variant }] }));
}

/** The most frequent value of each facet, alone and together with that of the next facet. */
function chosenOf({ filters }: ListingAnswer): Record<string, string[]>[] {
  const best = filters.map(({ id, values }) => {
    const [first] = values.toSorted((a, b) => b.count - a.count);
    return { [id]: first ? [first.id] : [] };
  });
  return [...best, ...best.slice(1).map((one, index) => ({ ...best[index], ...one }))];
}

function termsOf(site: string): { locale: string; term: string }[] {
  const labelled = demoFile(site, 'search-queries') as Record<string, { term: string }[]>;
  return Object.entries(labelled).flatMap(([locale, queries]) => queries.map(({ term }) => ({ locale, term })));
}

const flatten = (tree: readonly CategoryTree[]): string[] =>
  tree.flatMap(({ id, children = [] }) => [id, ...flatten(children)]);
