import { FIRST_TILES } from '@shop/catalogue';
import type { Listing, ListingItem } from '@shop/contracts';
import { lateKeysOf, type ReplyTo, type ShopState, type ShopStore } from '@shop/service-client';
import { catalogueService } from '@shop/service-client/catalogue';
import { firstItemsOf, partialContentOf } from '@shop/service-client/partial';
import { siteService } from '@shop/service-client/site';

interface Query {
  status: string;
  endpointName?: string;
  originalArgs?: unknown;
  data?: unknown;
  error?: unknown;
}

/**
 * The store's state as it travels to the browser: what hydrates at once. Late replies stay behind, and the rest of long
 * ones. The same content gives the same text, byte by byte. So request ids, times and the order in which answers came
 * stay behind, which nobody reads; and a call under way, which nobody would ever finish.
 */
export function portableState(store: ShopStore): ShopState {
  const { services, ...slices } = store.getState();
  const late = lateKeysOf(store);
  const queries = Object.entries(services.queries as Record<string, Query>)
    .filter(([key, { status }]) => status !== 'pending' && !late.has(key))
    .map(([key, query]) => [key, answerOf(query)] as const);
  const { tags, keys } = services.provided;
  const kept = Object.entries(keys).filter(([key]) => !late.has(key));
  const portable = { queries: sorted(queries), provided: { tags: tagsWithout(late, tags), keys: sorted(kept) } };
  // What is left out begins anew in the browser.
  return { ...slices, services: portable as ShopState['services'] };
}

function answerOf({ status, endpointName, originalArgs, data, error }: Query) {
  // Any time will do as long as there is one: it says that the answer is here.
  const fulfilledTimeStamp = data === undefined ? undefined : 1;
  const shorten = endpointName && shortened[endpointName];
  return {
    status,
    endpointName,
    originalArgs,
    data: shorten && data !== undefined ? shorten(data as never) : data,
    error,
    fulfilledTimeStamp,
  };
}

const { getListingItems, search } = catalogueService.endpoints;
const { getSiteContext } = siteService.endpoints;

/** What travels of a reply of these endpoints, by their names; the browser asks for the whole when it is needed. */
const shortened: Readonly<Record<string, (reply: never) => unknown>> = {
  [getListingItems.name]: (reply: ReplyTo<typeof getListingItems>) => ({ ...reply, ret: firstTilesOf(reply.ret) }),
  [search.name]: (reply: ReplyTo<typeof search>) => ({ ...reply, ret: firstTilesOf(reply.ret) }),
  [getSiteContext.name]: (reply: ReplyTo<typeof getSiteContext>) => ({
    ...reply,
    ret: reply.ret?.content ? { ...reply.ret, content: partialContentOf(reply.ret.content) } : reply.ret,
  }),
};

/** The tiles that hydrate at once, without what no tile shows. */
function firstTilesOf<List extends Pick<Listing, 'items'>>(list: List | null) {
  return list && firstItemsOf({ ...list, items: list.items.map(shownOf) }, FIRST_TILES);
}

function shownOf(item: ListingItem): ListingItem {
  return { ...item, alternativeImage: item.image ? null : item.alternativeImage, entityMetrics: null };
}

type Tags = ShopState['services']['provided']['tags'];

/** The same tags, without the cache entries of these keys. */
function tagsWithout(keys: ReadonlySet<string>, tags: Tags): Tags {
  const copy = Object.entries(tags).map(([tag, ids]) => {
    const entries = Object.entries(ids).map(([id, kept]) => [id, kept.filter((key) => !keys.has(key))] as const);
    return [tag, Object.fromEntries(entries.filter(([, kept]) => kept.length > 0))] as const;
  });
  return Object.fromEntries(copy) as Tags;
}

function sorted<Value>(entries: (readonly [string, Value])[]): Record<string, Value> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
