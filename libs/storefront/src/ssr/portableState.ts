import { FIRST_TILES, furtherPictures, shownPictures } from '@shop/catalogue';
import type { Image, Listing, ListingItem, Video } from '@shop/contracts';
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
 * The store's state as it travels to the browser: what hydrates at once. Of long replies only the beginning is in it, and
 * late ones are in no store. The same content gives the same text, byte by byte. So request ids, times and the order in which
 * answers came stay behind, which nobody reads; and a call under way, which nobody would ever finish. `restoreState` reads it.
 */
export function portableState(store: ShopStore): PortableState {
  const { services, ...slices } = store.getState();
  const replies = Object.entries(services.queries as Record<string, Query>)
    .filter(([, { status }]) => status !== 'pending')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, query]) => [key, replyOf(query)] as const);
  return {
    ...Object.fromEntries(Object.entries(slices).filter(isChanged)),
    replies: Object.fromEntries(replies),
    tags: tagsOf(services.provided.tags),
  };
}

const initialSlices = Object.values(sliceReducers).map((reducer) => reducer(undefined, { type: '' }));

/** A slice that nothing has changed is the same in a new store. */
const isChanged = ([, slice]: [name: string, slice: object]) => !initialSlices.some((initial) => initial === slice);

function replyOf({ status, endpointName, data, error }: Query): PortableReply {
  const shorten = endpointName && shortened[endpointName];
  return {
    data: shorten && data !== undefined ? shorten(data as never) : data,
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
const shortened: Readonly<Record<string, (reply: never) => unknown>> = {
  [getListingItems.name]: (reply: ReplyTo<typeof getListingItems>) => ({ ...reply, ret: firstTilesOf(reply.ret) }),
  [search.name]: (reply: ReplyTo<typeof search>) => ({ ...reply, ret: firstTilesOf(reply.ret) }),
  [getProduct.name]: (reply: ReplyTo<typeof getProduct>) => ({
    ...reply,
    ret: reply.ret && {
      ...reply.ret,
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

/** The tiles that hydrate at once, without what no tile shows. */
function firstTilesOf<List extends Pick<Listing, 'items'>>(list: List | null) {
  return list && firstItemsOf({ ...list, items: list.items.map(shownOf) }, FIRST_TILES);
}

/** An item that is shown as a link with its first picture and its titles. */
function linkOnly(item: ListingItem): ListingItem {
  const image = item.image && { ...item.image, title: '', description: '' };
  const rating = { score: 0, count: 0 };
  return { ...item, image, alternativeImage: null, secondaryImage: null, entityMetrics: null, infoText: '', rating };
}

function shownOf(item: ListingItem): ListingItem {
  return { ...item, alternativeImage: item.image ? null : item.alternativeImage, entityMetrics: null };
}

/** The tags that entries have; undefined without any. */
function tagsOf(tags: Tags): Tags | undefined {
  return Object.keys(tags).length > 0 ? tags : undefined;
}
