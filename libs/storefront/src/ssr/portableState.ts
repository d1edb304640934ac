import { FIRST_TILES, furtherPictures, hasFacetValues, shownPictures } from '@shop/catalogue';
import type { Image, Listing, ListingItem, SeriesLink, Video } from '@shop/contracts';
import { repeatsFacts } from '@shop/pages';
import type { ReplyTo, ShopStore } from '@shop/service-client';
import { catalogueService } from '@shop/service-client/catalogue';
import { detailService } from '@shop/service-client/detail';
import { firstItemsOf, partialContentOf } from '@shop/service-client/partial';
import { siteService } from '@shop/service-client/site';
import { sliceReducers } from '../app/createStore';
import type { PortableReply, PortableState, Tags } from '../pageState';

interface Query {
  status: string;
  endpointName?: string;
  data?: unknown;
  error?: unknown;
}

/**
 * The store's state as it travels to the browser: what hydrates at once, and is not read from the HTML. Of long replies only
 * the beginning is in it, and late ones are in no store. The same content gives the same text, byte by byte. So request ids,
 * times and the order in which answers came stay behind, which nobody reads; and a call under way, which nobody would ever
 * finish. `restoreState` reads it.
 */
export function portableState(store: ShopStore, html: string): PortableState {
  const { services, ...slices } = store.getState();
  const queries = Object.entries(services.queries as Record<string, Query>)
    .filter(([, { status }]) => status !== 'pending')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const page = { shownFacets: shownFacetsOf(queries, html) };
  const replies = queries.map(([key, query]) => [key, replyOf(query, page)] as const);
  return {
    ...Object.fromEntries(Object.entries(slices).filter(isChanged)),
    replies: Object.fromEntries(replies),
    tags: tagsOf(services.provided.tags),
  };
}

const initialSlices = Object.values(sliceReducers).map((reducer) => reducer(undefined, { type: '' }));

/** A slice that nothing has changed is the same in a new store. */
const isChanged = ([, slice]: [name: string, slice: object]) => !initialSlices.some((initial) => initial === slice);

/** What the HTML of a page has. */
interface InHtml {
  /** Facets whose values are in it. */
  shownFacets: ReadonlySet<string>;
}

function replyOf({ status, endpointName, data, error }: Query, page: InHtml): PortableReply {
  const shorten = endpointName && shortened[endpointName];
  return {
    data: shorten && data !== undefined ? shorten(data as never, page) : data,
    ...(status === 'fulfilled' ? {} : { status, error }),
  };
}

const { getListingItems, search } = catalogueService.endpoints;
const { getProduct, getRecipe, getSeries } = detailService.endpoints;
const { getSiteContext } = siteService.endpoints;

/**
 * What travels of a reply of these endpoints, by their names. The browser asks for the whole when it is needed, but for that
 * of an item: the texts of a product's series are on pages of those, and no picture is shown twice.
 */
const shortened: Readonly<Record<string, (reply: never, page: InHtml) => unknown>> = {
  [getListingItems.name]: (reply: ReplyTo<typeof getListingItems>, page) => ({
    ...reply,
    ret: reply.ret && firstTilesOf(reply.ret, page),
  }),
  [search.name]: (reply: ReplyTo<typeof search>, page) => ({
    ...reply,
    ret: reply.ret && firstTilesOf(reply.ret, page),
  }),
  [getProduct.name]: (reply: ReplyTo<typeof getProduct>) => ({
    ...reply,
    ret: reply.ret && {
      ...reply.ret,
      // Nothing of it is shown.
      ...(repeatsFacts(reply.ret.infoText, reply.ret.facts) && { infoText: '' }),
      galleryImages: furtherPictures(reply.ret),
      belongsToSeries: reply.ret.belongsToSeries.map(linkOnly),
    },
  }),
  [getRecipe.name]: (reply: ReplyTo<typeof getRecipe>) => ({
    ...reply,
    ret: reply.ret && withFurtherPictures(reply.ret, reply.ret.videos),
  }),
  [getSeries.name]: (reply: ReplyTo<typeof getSeries>) => ({
    ...reply,
    ret: reply.ret && withFurtherPictures(reply.ret),
  }),
  [getSiteContext.name]: (reply: ReplyTo<typeof getSiteContext>) => ({
    ...reply,
    ret: reply.ret?.content ? { ...reply.ret, content: partialContentOf(reply.ret.content) } : reply.ret,
  }),
};

/** An item without those pictures of its section that the gallery above shows. */
function withFurtherPictures<Item extends { images: Image[]; galleryImages: Image[] }>(
  item: Item,
  videos: Video[] = [],
) {
  const images = shownPictures(item.images, videos);
  return { ...item, galleryImages: furtherPictures({ images, galleryImages: item.galleryImages }) };
}

/** The facets whose values the HTML has, of no more than one list. */
function shownFacetsOf(queries: readonly (readonly [key: string, query: Query])[], html: string): Set<string> {
  const lists = queries.filter(
    ([, { endpointName }]) => endpointName === getListingItems.name || endpointName === search.name,
  );
  const ids = lists.flatMap(([, { data }]) =>
    ((data as { ret: Listing | null } | undefined)?.ret?.filters ?? []).map(({ id }) => id),
  );
  return new Set(
    ids.filter((id, index) => ids.indexOf(id, index + 1) < 0 && ids.indexOf(id) === index && hasFacetValues(html, id)),
  );
}

/** The tiles that hydrate at once, without what no tile shows, and facets without the values that are in the HTML. */
function firstTilesOf<List extends Pick<Listing, 'items' | 'filters'>>(list: List, { shownFacets }: InHtml) {
  const filters = list.filters.map(({ values, ...facet }) =>
    shownFacets.has(facet.id) ? facet : { ...facet, values },
  );
  return firstItemsOf({ ...list, items: list.items.map(shownOf), filters }, FIRST_TILES);
}

/** What a product shows of a series: a link with a picture and titles. */
function linkOnly({ id, title, subTitle, link, image }: ListingItem): SeriesLink {
  return { id, title, subTitle, link, image: image && { ...image, title: '', description: '' } };
}

function shownOf(item: ListingItem): ListingItem {
  return { ...item, alternativeImage: item.image ? null : item.alternativeImage, entityMetrics: null };
}

/** The tags that entries have; undefined without any. */
function tagsOf(tags: Tags): Tags | undefined {
  return Object.keys(tags).length > 0 ? tags : undefined;
}
