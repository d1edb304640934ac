import { randomUUID } from 'node:crypto';
import { catalogueBackend, type Facet, type ListingRequest } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import * as schema from '../src/db/schema/index.ts';
import { callerOf } from './support/caller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { insertList } from './support/insertList.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite, recipeSite } from './support/sites.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const call = callerOf(() => services, catalogueBackend);

async function list(request: Partial<ListingRequest> & { listId: string }) {
  const { ret, error } = await call('GetListingItems', [{ locale: 'de', ...request }]);
  return { ...ret, ids: ret?.items.map(({ id }) => id), error };
}

/** Three shirts: red S, red M, blue M. */
async function shirts() {
  const tag = randomUUID();
  const [a, b, c] = ['a', 'b', 'c'].map((name) => `${name}-${tag}`) as [string, string, string];
  await insertArticle(services.db, { id: a, priceCents: 3000, stock: 10 });
  await insertArticle(services.db, { id: b, priceCents: 1000, stock: 10 });
  await insertArticle(services.db, { id: c, priceCents: 2000, stock: 10 });
  const [color, size] = [`color-${tag}`, `size-${tag}`];
  const listId = `shirts-${tag}`;
  const attributes: Record<string, Record<string, string[]>> = {
    [color]: { red: [a, b], blue: [c] },
    [size]: { s: [a], m: [b, c] },
  };
  await insertList(services.db, { id: listId, items: [a, b, c], attributes });
  const countsOf = (filters: Facet[] | undefined, attribute: string) =>
    Object.fromEntries(filters?.find(({ id }) => id === attribute)?.values.map(({ id, count }) => [id, count]) ?? []);
  return { a, b, c, listId, color, size, countsOf };
}

describe('facets of a list', () => {
  it('count the items of the list', async () => {
    const { listId, color, size, countsOf } = await shirts();
    const { filters } = await list({ listId });
    expect(countsOf(filters, color)).toEqual({ red: 2, blue: 1 });
    expect(countsOf(filters, size)).toEqual({ s: 1, m: 2 });
  });

  it('keep the other values of a facet choosable, and restrict the other facets', async () => {
    const { a, b, listId, color, size, countsOf } = await shirts();
    const { ids, filters, count } = await list({ listId, filters: { [color]: ['red'] } });
    expect(ids).toEqual([a, b]);
    expect(count).toBe(2);
    expect(countsOf(filters, color)).toEqual({ red: 2, blue: 1 });
    expect(countsOf(filters, size)).toEqual({ s: 1, m: 1 });
  });

  it('combine: one value of each facet must match', async () => {
    const { b, listId, color, size, countsOf } = await shirts();
    const { ids, filters } = await list({ listId, filters: { [color]: ['red'], [size]: ['m'] } });
    expect(ids).toEqual([b]);
    expect(countsOf(filters, color)).toEqual({ red: 1, blue: 1 });
    expect(countsOf(filters, size)).toEqual({ s: 1, m: 1 });
  });

  it('extend the result when several values of one facet are chosen', async () => {
    const { listId, color } = await shirts();
    const { count } = await list({ listId, filters: { [color]: ['red', 'blue'] } });
    expect(count).toBe(3);
  });

  it('still contain a chosen value without items, so that it can be removed', async () => {
    const { listId, color, size } = await shirts();
    const { count, filters } = await list({ listId, filters: { [color]: ['blue'], [size]: ['s'] } });
    expect(count).toBe(0);
    const chosen = filters?.flatMap(({ values }) => values.filter(({ selected }) => selected).map(({ id }) => id));
    expect(chosen?.sort()).toEqual(['blue', 's']);
  });
});

describe('an invalid list request', () => {
  it('reports an unknown list', async () => {
    expect(await list({ listId: `none-${randomUUID()}` })).toMatchObject({ error: 'NOT_FOUND' });
  });

  it('reports an unknown attribute or value', async () => {
    const { listId, color } = await shirts();
    expect(await list({ listId, filters: { nonsense: ['red'] } })).toMatchObject({ error: 'UNKNOWN_FILTER' });
    expect(await list({ listId, filters: { [color]: ['nonsense'] } })).toMatchObject({ error: 'UNKNOWN_FILTER' });
  });

  it('reports that there are no prices to sort by', async () => {
    const { error } = await call('GetListingItems', [{ listId: 'recipes', locale: 'de', sort: 'priceAscending' }], {
      site: recipeSite,
    });
    expect(error).toBe('UNKNOWN_SORT');
  });
});

describe('the order of a list', () => {
  it('is the default without another one', async () => {
    const { a, b, c, listId } = await shirts();
    expect((await list({ listId })).ids).toEqual([a, b, c]);
    expect((await list({ listId, sort: 'priceAscending' })).ids).toEqual([b, c, a]);
    expect((await list({ listId, sort: 'priceDescending' })).ids).toEqual([a, c, b]);
  });

  it('puts the newest first', async () => {
    const { a, b, c, listId } = await shirts();
    await services.db
      .update(schema.item)
      .set({ since: new Date('2030-01-01') })
      .where(eq(schema.item.id, b));
    expect((await list({ listId, sort: 'newest' })).ids).toEqual([b, a, c]);
  });

  it('puts the best rated first and the unrated last', async () => {
    const { a, b, c, listId } = await shirts();
    await services.db.update(schema.item).set({ ratingSum: 9, ratingCount: 2 }).where(eq(schema.item.id, c));
    await services.db.update(schema.item).set({ ratingSum: 4, ratingCount: 1 }).where(eq(schema.item.id, b));
    expect((await list({ listId, sort: 'rating' })).ids).toEqual([c, b, a]);
  });

  it('gives every item on exactly one page', async () => {
    const { a, b, c, listId } = await shirts();
    for (const sort of ['relevance', 'newest', 'rating', 'priceAscending'] as const) {
      const pages = await Promise.all([0, 1, 2].map((page) => list({ listId, page, pageSize: 1, sort })));
      expect(pages.flatMap(({ ids }) => ids).sort()).toEqual([a, b, c].sort());
    }
  });

  it('ends with an empty page that still has the count', async () => {
    const { listId } = await shirts();
    expect(await list({ listId, page: 7, pageSize: 2 })).toMatchObject({
      ids: [],
      count: 3,
      pagination: { page: 7, pageSize: 2 },
      error: null,
    });
  });

  it('marks the chosen sort', async () => {
    const { listId } = await shirts();
    const { sorts } = await list({ listId, sort: 'newest' });
    expect(sorts?.filter(({ selected }) => selected)).toEqual([{ id: 'newest', selected: true }]);
  });
});

describe('a tile', () => {
  async function tile(article: Omit<Parameters<typeof insertArticle>[1], 'id'>, locale: 'de' | 'fr' = 'de') {
    const id = `tile-${randomUUID()}`;
    await insertArticle(services.db, { id, ...article });
    await insertList(services.db, { id: `list-${id}`, items: [id] });
    const { items } = await list({ listId: `list-${id}`, locale });
    return { id, item: items?.[0] };
  }

  it.each([
    [0, 'label3'],
    [2, 'label2'],
    [5, 'label1'],
    [6, undefined],
    [null, undefined],
  ])('shows a stock of %s as %s', async (stock, code) => {
    const { item } = await tile({ stock });
    expect(item?.stockLevel?.code).toBe(code);
  });

  it('falls back to German where a text is missing', async () => {
    const { item } = await tile({ titles: { de: 'Kerze' } }, 'fr');
    expect(item).toMatchObject({ title: 'Kerze', link: { url: expect.stringMatching(/^\/p\//) } });
  });

  it('is in the requested language if available', async () => {
    const { item } = await tile({ titles: { de: 'Kerze', fr: 'Bougie' } }, 'fr');
    expect(item).toMatchObject({ title: 'Bougie', link: { url: expect.stringMatching(/^\/fr\/p\//) } });
  });

  it('links to each of its variants', async () => {
    const variant = `v-${randomUUID()}`;
    const { item, id } = await tile({ stock: 9, variants: { [variant]: 'Blau' } });
    expect(item?.configurationOptions[0]?.values.map(({ targetSKU, url }) => [targetSKU, url])).toEqual([
      [id, `/p/${id}?variant=${id}`],
      [variant, `/p/${id}?variant=${variant}`],
    ]);
  });

  it('has the price of its cheapest variant', async () => {
    const variant = `v-${randomUUID()}`;
    const id = `tile-${randomUUID()}`;
    await insertArticle(services.db, {
      id,
      priceCents: 5000,
      crossCents: 9000,
      stock: 3,
      variants: { [variant]: 'Klein' },
    });
    await services.db.update(schema.sku).set({ priceCents: 4000, crossCents: null }).where(eq(schema.sku.sku, variant));
    await insertList(services.db, { id: `list-${id}`, items: [id] });
    const { items } = await list({ listId: `list-${id}` });
    expect(items?.[0]?.price).toEqual({ amount: { cents: 4000 }, crossAmount: { cents: 0 }, currency: 'CHF' });
  });

  it('has pictures of the image service, the second one for hovering', async () => {
    const { ret } = await call('GetListingItems', [{ listId: 'gifts', locale: 'de', pageSize: 48 }]);
    for (const { image, secondaryImage } of ret?.items ?? []) {
      expect(image?.url).toMatch(new RegExp(`^/images/${mainSite}\\..+\\.main\\.[0-9a-f]{6}$`));
      expect(secondaryImage?.url).toMatch(new RegExp(`^/images/${mainSite}\\..+\\.scene\\.[0-9a-f]{6}$`));
      expect(image?.aspectRatio).toBeCloseTo((image?.height ?? 0) / (image?.width ?? 1));
    }
    expect(ret?.items.length).toBeGreaterThan(20);
  });
});

describe('lists and facets by themselves', () => {
  it('have their parents and children', async () => {
    const { ret } = await call('GetCategory', ['by-recipient'], { locale: 'fr' });
    expect(ret).toMatchObject({
      title: 'Pour qui',
      url: '/fr/cadeaux/pour-qui',
      parent: { id: 'gifts', title: 'Cadeaux' },
    });
    expect(ret?.children.map(({ id }) => id)).toEqual(['for-her', 'for-him', 'for-kids', 'for-couples']);
    expect(ret?.itemCount).toBeGreaterThan(0);
  });

  it('are found by their path, in its language', async () => {
    const { ret } = await call('GetCategoryByURI', ['/it/regali?page=2']);
    expect(ret).toMatchObject({ id: 'gifts', title: 'Regali' });
    expect(await call('GetCategoryByURI', ['/it/nulla'])).toEqual({ ret: null, error: 'NOT_FOUND' });
  });

  it('have all facets in the requested language', async () => {
    const { ret } = await call('GetAttributes', ['en']);
    const material = ret.find(({ id }) => id === 'material');
    expect(material?.values.map(({ title }) => title)).toContain('Ceramic');
  });
});
