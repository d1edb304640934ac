import { readFacetValues } from '@shop/catalogue';
import type { Facet } from '@shop/contracts';
import type { ShopState } from '@shop/service-client';
import type { PortableState } from '../pageState';

/** The store's state from what the server wrote of it (`portableState`), and from the HTML of the page. */
export function restoreState(
  { replies, tags = {} as never, ...slices }: PortableState,
  page: ParentNode,
): Partial<ShopState> {
  const queries = Object.entries(replies).map(([key, reply]) => {
    const bracket = key.indexOf('(');
    const query = {
      status: 'fulfilled',
      endpointName: key.slice(0, bracket),
      originalArgs: parse(key.slice(bracket + 1, -1)),
      // Any time will do as long as there is one: it says that the answer is here.
      fulfilledTimeStamp: reply.data === undefined ? undefined : 1,
      ...reply,
    };
    addFacetValues(reply.data, page);
    return [key, query];
  });
  const services = { queries: Object.fromEntries(queries), provided: { tags, keys: keysOf(tags) } };
  // What is left out begins anew in the browser.
  return { ...slices, services: services as unknown as ShopState['services'] };
}

/** Facets of a list that have no values here have them in the HTML. */
function addFacetValues(data: unknown, page: ParentNode): void {
  const { filters = [] } = (data as { ret?: { filters?: Partial<Facet>[] } | null } | undefined)?.ret ?? {};
  for (const facet of filters) facet.values ??= readFacetValues(page, facet.id!);
}

/** Arguments as Redux Toolkit writes them into keys. */
const parse = (args: string): unknown => (args === 'undefined' ? undefined : JSON.parse(args));

type Provided = ShopState['services']['provided'];

/** The tags by cache entry. */
function keysOf(tags: Provided['tags']): Provided['keys'] {
  const keys: Record<string, { type: string; id?: string }[]> = {};
  for (const [type, ids] of Object.entries(tags)) {
    for (const [id, entries] of Object.entries(ids)) {
      for (const entry of entries) (keys[entry] ??= []).push({ type, id });
    }
  }
  return keys as Provided['keys'];
}
