/** @jest-environment node */
import {
  aListing,
  aListingItem,
  anImage,
  aRecipe,
  aSeries,
  aSiteContext,
  fakeTransport,
  httpStatus,
  type FakeServices,
} from '@shop/builders';
import type { Listing } from '@shop/contracts';
import type { ShopState, ShopStore } from '@shop/service-client';
import { catalogueService } from '@shop/service-client/catalogue';
import { detailService } from '@shop/service-client/detail';
import { siteService } from '@shop/service-client/site';
import { sessionCookieSeen } from '@shop/session';
import { createStore } from '../app/createStore';
import { restoreState } from '../client/restoreState';
import type { PortableState } from '../pageState';
import { portableState } from './portableState';

const { getSiteContext, getPage } = siteService.endpoints;
const { getRecipe, getSeries } = detailService.endpoints;
const createTestStore = (services: FakeServices, state?: Partial<ShopState>) =>
  createStore({ transport: fakeTransport(services) }, state);
const noPage = { querySelectorAll: () => [] } as unknown as ParentNode;
/** What the browser makes of a store's state. */
const travelled = (store: ShopStore) =>
  restoreState(JSON.parse(JSON.stringify(portableState(store, ''))) as PortableState, noPage);

it('lets the browser go on with the answers without asking again', async () => {
  const server = createTestStore({ 'site/GetSiteContext': { ret: aSiteContext() } });
  await server.dispatch(getSiteContext.initiate('/'));
  const browser = createTestStore({}, travelled(server));
  const { data, isSuccess } = await browser.dispatch(getSiteContext.initiate('/'));
  expect(isSuccess).toBe(true);
  expect(data?.ret?.content.id).toBe('content-1');
});

it('lets the browser ask again for what depends on the login, once somebody signs in', async () => {
  const args = { id: 'bread', locale: 'de' } as const;
  const server = createTestStore({ 'detail/GetRecipe': { ret: null } });
  await server.dispatch(getRecipe.initiate(args));
  const ask = jest.fn((..._given: unknown[]) => ({ ret: null }));
  const browser = createTestStore({ 'detail/GetRecipe': ask }, travelled(server));
  const shown = browser.dispatch(getRecipe.initiate(args));
  await shown;
  expect(ask).not.toHaveBeenCalled();
  browser.dispatch(detailService.util.invalidateTags(['Session']));
  await Promise.all(browser.dispatch(detailService.util.getRunningQueriesThunk()));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask.mock.calls[0]).toContain(args.id);
  shown.unsubscribe();
});

it('leaves pictures that the gallery at the top shows out of the section of pictures', async () => {
  const images = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs'].map((name) => anImage({ url: `/images/${name}` }));
  const server = createTestStore({
    'detail/GetRecipe': { ret: aRecipe({ images, galleryImages: images }) },
    'detail/GetSeries': { ret: aSeries({ images: images.slice(0, 2), galleryImages: images.slice(0, 3) }) },
  });
  const args = { id: 'bread', locale: 'de' } as const;
  await Promise.all([server.dispatch(getRecipe.initiate(args)), server.dispatch(getSeries.initiate(args))]);
  const state = travelled(server) as never;
  expect(getRecipe.select(args)(state).data?.ret).toMatchObject({ images, galleryImages: [images[5]] });
  expect(getSeries.select(args)(state).data?.ret).toMatchObject({ galleryImages: [images[2]] });
});

it('lets the browser try again what failed', async () => {
  const server = createTestStore({ 'site/GetSiteContext': httpStatus(503) });
  await server.dispatch(getSiteContext.initiate('/'));
  const browser = createTestStore({ 'site/GetSiteContext': { ret: aSiteContext() } }, travelled(server));
  expect(getSiteContext.select('/')(browser.getState() as never).isError).toBe(true);
  expect((await browser.dispatch(getSiteContext.initiate('/'))).isSuccess).toBe(true);
});

it('leaves behind what would never end and what differs from render to render', () => {
  const server = createTestStore({ 'site/Page': () => new Promise(() => {}) });
  void server.dispatch(getPage.initiate({ id: 'home', locale: 'de' }));
  expect(portableState(server, '').replies).toEqual({});
  expect(JSON.stringify(portableState(server, ''))).not.toMatch(/requestId|startedTimeStamp/);
});

it('does not depend on the order in which answers came', async () => {
  const answers = { 'site/Page': { ret: { id: 'home', title: '', contentElements: [] } } };
  const [one, other] = [createTestStore(answers), createTestStore(answers)];
  for (const id of ['a', 'b']) await one.dispatch(getPage.initiate({ id, locale: 'de' }));
  for (const id of ['b', 'a']) await other.dispatch(getPage.initiate({ id, locale: 'de' }));
  const text = JSON.stringify(portableState(one, ''));
  expect(text).toContain('getPage');
  expect(JSON.stringify(portableState(other, ''))).toBe(text);
});

it('leaves behind what no tile of a list shows', async () => {
  const alternativeImage = anImage({ url: '/images/other' });
  const entityMetrics = { values: [{ dimensionName: 'totalTime', dataType: 'int' as const, int: 45 }] };
  const items = [
    aListingItem({ id: 'pictured', image: anImage(), alternativeImage, entityMetrics }),
    aListingItem({ id: 'other', image: null, alternativeImage, entityMetrics }),
  ];
  const store = createTestStore({ 'backend/GetListingItems': { ret: aListing({ items }) } });
  await store.dispatch(catalogueService.endpoints.getListingItems.initiate({ listId: 'pans', locale: 'de' }));
  const [query] = Object.values(portableState(store, '').replies) as { data: { ret: Listing } }[];
  expect(query?.data.ret.items).toEqual([
    { ...items[0], alternativeImage: null, entityMetrics: null },
    { ...items[1], entityMetrics: null },
  ]);
});

it('leaves the values of facets to the HTML that shows them, where one list has them', async () => {
  const facet = (id: string) => ({ id, title: id, values: [{ id: 'red', title: 'Rot', count: 7, selected: true }] });
  const listOf = (...ids: string[]) => aListing({ filters: ids.map(facet) });
  const lists = { pans: listOf('colour', 'size', 'hidden'), pots: listOf('size') };
  const { getListingItems } = catalogueService.endpoints;
  const store = createTestStore({
    'backend/GetListingItems': ({ listId }: { listId: 'pans' | 'pots' }) => ({ ret: lists[listId] }),
  });
  for (const listId of ['pans', 'pots']) await store.dispatch(getListingItems.initiate({ listId, locale: 'de' }));
  const html = '<ul data-facet="colour"><li></li></ul><ul data-facet="size"><li></li></ul>';
  const state = portableState(store, html);
  const filters = Object.values(state.replies).map(({ data }) => (data as { ret: Listing }).ret.filters);
  expect(filters).toEqual([[{ id: 'colour', title: 'colour' }, facet('size'), facet('hidden')], [facet('size')]]);

  const box = { getAttribute: () => 'red', hasAttribute: () => true };
  const label = { children: [box, { textContent: 'Rot' }, { textContent: '7' }] };
  const list = { dataset: { facet: 'colour' }, querySelectorAll: () => [label] };
  const restored = restoreState(state, { querySelectorAll: () => [list] } as unknown as ParentNode);
  const pans = getListingItems.select({ listId: 'pans', locale: 'de' })(restored as never);
  expect(pans.data?.ret).toEqual(lists.pans);
});

it('leaves behind slices that are as in a new store', () => {
  const server = createTestStore({});
  expect(Object.keys(portableState(server, ''))).toEqual(['replies', 'tags']);
  server.dispatch(sessionCookieSeen());
  expect(portableState(server, '').session).toEqual(server.getState().session);
  expect(createTestStore({}, travelled(server)).getState().session).toEqual(server.getState().session);
});
