import { randomUUID } from 'node:crypto';
import { cart, catalogueBackend, catalogueDetail, community, identity, mimeTypes, site } from '@shop/contracts';
import { eq, inArray, sql } from 'drizzle-orm';
import {
  answer,
  attribute,
  category,
  contentNode,
  item,
  itemRelation,
  question,
  recipe,
  review,
  reviewComment,
  searchTerm,
} from '../src/db/schema/index.ts';
import { bumpContentVersion } from '../src/site/contentVersion.ts';
import { insertArticle } from './support/insertArticle.ts';
import { insertList } from './support/insertList.ts';
import { queryCounter } from './support/queryCounter.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { writeDocuments } from './support/writeDocuments.ts';
import { mainSite } from './support/sites.ts';

const MANY = 40;
const MAX_RELATED = 12;
let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ config: { COUNT_QUERIES: true } });
});
afterAll(() => services.stop());

const count = (...call: Parameters<ReturnType<typeof queryCounter>>) => queryCounter(services)(...call);

async function articles(length: number): Promise<string[]> {
  const ids = Array.from({ length }, () => `counted-${randomUUID()}`);
  for (const id of ids) await insertArticle(services.db, { id, stock: 50, variants: { [`${id}-2`]: 'Rot' } });
  return ids;
}

describe('the number of statements', () => {
  it('is returned for each call, including those of its session', async () => {
    expect((await count(identity, 'IsAuthenticated', [])).queries).toBe(0);
    const { cookie } = await services.call(identity, 'Login', ['kunde@example.com', 'Geschenk-2026']);
    expect((await count(identity, 'IsAuthenticated', [], { cookie })).queries).toBe(1);
  });

  it('does not include concurrent calls', async () => {
    const one = () => count(catalogueBackend, 'GetListingItems', [{ listId: 'gifts', locale: 'de' }]);
    await one();
    const { queries } = await one();
    const several = await Promise.all(Array.from({ length: 10 }, one));
    expect(several.map((other) => other.queries)).toEqual(several.map(() => queries));
    expect(queries).toBeGreaterThan(0);
  });

  it('is returned for requests without queries, too', async () => {
    const { headers } = await fetch(`${services.url}/nothing`);
    expect(headers.get('server-timing')).toBe('db;desc="0"');
  });

  it('is only returned if configured', async () => {
    const plain = await startTestServices({ content: 'empty' });
    const { headers } = await plain.call(identity, 'IsAuthenticated', []);
    await plain.stop();
    expect(headers.has('server-timing')).toBe(false);
  });
});

describe('the number of queries does not depend on the number of rows', () => {
  it('by GetListingItems', async () => {
    const ids = await articles(MANY);
    const listId = `list-${randomUUID()}`;
    const attributes = { [`color-${listId}`]: { red: ids.slice(1), blue: ids.slice(0, 1) } };
    await insertList(services.db, { id: listId, items: ids, attributes });
    await insertList(services.db, { id: `${listId}-one`, items: ids.slice(0, 1) });
    const of = (id: string) =>
      count(catalogueBackend, 'GetListingItems', [{ listId: id, locale: 'de', pageSize: MANY }]);
    // The first call after a change rebuilds the listing index.
    await of(listId);
    const [one, many] = [await of(`${listId}-one`), await of(listId)];
    expect([one.ret.items.length, many.ret.items.length]).toEqual([1, MANY]);
    expect(many.queries).toBe(one.queries);
  });

  it('by Search and SearchSuggestions', async () => {
    const ids = await articles(MANY);
    for (const [index, id] of ids.entries()) {
      const words = index === 0 ? 'einzigerfund' : 'vielefunde';
      await writeDocuments(services.db, { id, titles: { de: `Titel ${id}` }, summary: words });
      const term = `${words} ${index}`;
      await services.db.insert(searchTerm).values({ site: mainSite, locale: 'de', term, itemCount: 1 });
    }
    const find = (pageSize: number) =>
      count(catalogueBackend, 'Search', [{ term: 'vielefunde', locale: 'de', pageSize }]);
    await find(1);
    const [one, many] = [await find(1), await find(MANY)];
    expect([one.ret.items.length, many.ret.items.length]).toEqual([1, MANY - 1]);
    expect(many.queries).toBe(one.queries);

    const suggest = (term: string) => count(catalogueBackend, 'SearchSuggestions', [term, 'de']);
    const [few, most] = [await suggest('einzigerfund'), await suggest('vielefunde')];
    expect([few.ret.listingItemSuggestions.length, most.ret.listingItemSuggestions.length]).toEqual([1, 6]);
    expect([few.ret.searchTermSuggestions.length, most.ret.searchTermSuggestions.length]).toEqual([1, 6]);
    expect(most.queries).toBe(few.queries);
  });

  it('by SearchSuggestions for what was typed before, which is looked up once until the content changes', async () => {
    const suggest = () => count(catalogueBackend, 'SearchSuggestions', ['knurpskir', 'de']);
    const found = ({ ret }: Awaited<ReturnType<typeof suggest>>) =>
      ret.listingItemSuggestions.map(({ id }: { id: string }) => id);
    const add = async (id: string, titles: { de: string }) => {
      await insertArticle(services.db, { id, titles });
      await writeDocuments(services.db, { id, titles });
      await bumpContentVersion(services.db);
    };
    await add('cherry-1', { de: 'Knurpskirschkissen' });
    await count(catalogueBackend, 'SearchSuggestions', ['kerzen', 'de']);
    const [first, again] = [await suggest(), await suggest()];
    expect(found(again)).toEqual(['cherry-1']);
    expect([first.queries, again.queries]).toEqual([5, 2]);
    await add('cherry-2', { de: 'Knurpskirsche' });
    expect(found(await suggest()).toSorted()).toEqual(['cherry-1', 'cherry-2']);
  });

  it('by Search that suggests a spelling', async () => {
    const search = (term: string) => count(catalogueBackend, 'Search', [{ term, locale: 'de' }]);
    const terms = Array.from({ length: MANY }, (_, n) => ({ site: mainSite, locale: 'de', term: `klimperquast${n}` }));
    await services.db.insert(searchTerm).values(terms.map((row) => ({ ...row, itemCount: 1 })));
    const [id = ''] = await articles(1);
    await writeDocuments(services.db, { id, titles: { de: terms.map(({ term }) => term).join(' ') } });
    // The first call after a change rebuilds the listing index.
    await search('klimper');
    const [one, many] = [await search('klimperqust'), await search('klimperqust klimpaquast klimperqast0')];
    expect([one, many].map(({ ret }) => ret.didYouMean.split(' ').length)).toEqual([1, 3]);
    expect(many.queries).toBe(one.queries);
  });

  it('by GetAttributes', async () => {
    const ask = async () => {
      const { ret, queries } = await count(catalogueBackend, 'GetAttributes', ['de']);
      return { queries, facets: ret.length as number };
    };
    const before = await ask();
    const ids = await articles(1);
    const attributes = Array.from({ length: MANY }, (_, n) => [`counted-${n}`, { red: ids, blue: ids }] as const);
    await insertList(services.db, { id: `list-${ids[0]}`, items: ids, attributes: Object.fromEntries(attributes) });
    expect(await ask()).toEqual({ queries: before.queries, facets: before.facets + MANY });
    await services.db.delete(attribute).where(sql`id like 'counted-%'`);
  });

  it('by GetCategory and GetCategoryByURI', async () => {
    const ids = await articles(MANY);
    const name = `list-${randomUUID()}`;
    await insertList(services.db, { id: `${name}-small`, items: ids.slice(0, 1) });
    await insertList(services.db, { id: `${name}-large`, items: ids });
    for (const id of ids) {
      await insertList(services.db, { id: `${name}-${id}`, items: [] });
      await services.db
        .update(category)
        .set({ parentId: `${name}-large` })
        .where(eq(category.id, `${name}-${id}`));
    }
    for (const size of ['small', 'large']) {
      await services.db
        .update(category)
        .set({ uri: { de: `/l/${name}-${size}` } })
        .where(eq(category.id, `${name}-${size}`));
    }
    for (const [method, prefix] of [
      ['GetCategory', ''],
      ['GetCategoryByURI', '/l/'],
    ] as const) {
      const of = (size: string) => count(catalogueBackend, method, [`${prefix}${name}-${size}`]);
      const [small, large] = [await of('small'), await of('large')];
      expect([small.ret.itemCount, large.ret.itemCount]).toEqual([1, MANY]);
      expect([small.ret.children.length, large.ret.children.length]).toEqual([0, MANY]);
      expect(large.queries).toBe(small.queries);
    }
  });

  it('by GetProduct and GetProductShoppingPage', async () => {
    const [plain, rich, ...others] = (await articles(MANY)) as [string, string, ...string[]];
    const targets = others.flatMap((targetId, position) =>
      ['related', 'accessory'].map((type) => ({ site: mainSite, itemId: rich, type, targetId, position })),
    );
    await services.db.insert(itemRelation).values(targets);
    const variants = Object.fromEntries(others.map((id) => [`${id}-3`, 'Blau']));
    const wide = `counted-${randomUUID()}`;
    await insertArticle(services.db, { id: wide, stock: 5, variants });
    const of = async (id: string) => {
      const { ret, queries } = await count(catalogueDetail, 'GetProduct', [id]);
      expect(ret.id).toBe(id);
      return queries;
    };
    const one = await of(plain);
    expect([await of(rich), await of(wide)]).toEqual([one, one]);

    const shoppingOf = (id: string) => count(catalogueDetail, 'GetProductShoppingPage', [id]);
    const [few, many] = [await shoppingOf(plain), await shoppingOf(wide)];
    expect([few, many].map(({ ret }) => ret.configurationOptions[0].values.length)).toEqual([2, others.length + 1]);
    expect(many.queries).toBe(few.queries);
  });

  it('by GetSeries and GetRelatedProductsByType', async () => {
    const [one, many, ...targets] = (await articles(MANY)) as [string, string, ...string[]];
    await services.db
      .update(item)
      .set({ productType: 'series' })
      .where(inArray(item.id, [one, many]));
    const relate = (itemId: string, ids: string[]) =>
      ids.flatMap((targetId, position) =>
        ['series', 'related'].map((type) => ({ site: mainSite, itemId, type, targetId, position })),
      );
    await services.db.insert(itemRelation).values([...relate(one, targets.slice(0, 1)), ...relate(many, targets)]);
    const [small, large] = [
      await count(catalogueDetail, 'GetSeries', [one]),
      await count(catalogueDetail, 'GetSeries', [many]),
    ];
    expect([small.ret.items.length, large.ret.items.length]).toEqual([1, targets.length]);
    expect(large.queries).toBe(small.queries);
    const related = (id: string) => count(catalogueDetail, 'GetRelatedProductsByType', [id, 'related']);
    const [few, most] = [await related(one), await related(many)];
    expect([few.ret.length, most.ret.length]).toEqual([1, MAX_RELATED]);
    expect(most.queries).toBe(few.queries);
  });

  it('by GetRecipe', async () => {
    const [small, large, ...targets] = (await articles(MANY)) as [string, string, ...string[]];
    await services.db
      .update(item)
      .set({ productType: 'recipe' })
      .where(inArray(item.id, [small, large]));
    const rowOf = (itemId: string, length: number) => {
      const each = <T>(make: (n: number) => T) => Array.from({ length }, (_, n) => make(n));
      const ingredients = each((n) => ({ id: `i${n}`, amount: n + 1, unit: 'g', name: { de: `Zutat ${n}` } }));
      return {
        site: mainSite,
        itemId,
        prepTime: 5,
        totalTime: 10,
        niveau: 'easy',
        ingredientLists: each((n) => ({ title: { de: `Liste ${n}` }, persons: 2, ingredients })),
        steps: each((n) => ({ title: {}, text: { de: `Schritt ${n}` }, productId: targets[n] ?? null })),
      };
    };
    await services.db.insert(recipe).values([rowOf(small, 1), rowOf(large, MANY)]);
    await services.db.insert(itemRelation).values(
      targets.map((targetId, position) => ({
        site: mainSite,
        itemId: large,
        type: 'recommended',
        targetId,
        position,
      })),
    );
    const of = (id: string) => count(catalogueDetail, 'GetRecipe', [id]);
    const [one, many] = [await of(small), await of(large)];
    expect([one.ret.steps.length, many.ret.steps.length]).toEqual([1, MANY]);
    expect(many.queries).toBe(one.queries);
  });

  it('by GetAllReviewsByReference and GetAllQuestionsByReference', async () => {
    const [small, large] = (await articles(2)) as [string, string];
    const common = { site: mainSite, referenceType: 'product', locale: 'de', authorAlias: 'Vreni', approved: true };
    const reviewOf = (referenceId: string) => ({ ...common, referenceId, score: 4, title: 'Gut', text: 'Sehr gut' });
    const reviews = await services.db
      .insert(review)
      .values([reviewOf(small), ...Array.from({ length: MANY }, () => reviewOf(large))])
      .returning();
    const questions = await services.db
      .insert(question)
      .values(
        [small, ...Array.from({ length: MANY }, () => large)].map((referenceId) => ({
          ...common,
          referenceId,
          question: 'Passt das?',
        })),
      )
      .returning();
    for (let turn = 0; turn < 3; turn += 1) {
      await services.db
        .insert(reviewComment)
        .values(reviews.map(({ id }) => ({ reviewId: id, text: 'Danke', authorAlias: 'Laden', approved: true })));
      await services.db
        .insert(answer)
        .values(questions.map(({ id }) => ({ questionId: id, html: '<p>Ja.</p>', authorAlias: 'Laden' })));
    }
    for (const [method, filter] of [
      ['GetAllReviewsByReference', {}],
      ['GetAllReviewsByReference', { language: 'de', score: 4, sort: 'helpful' }],
      ['GetAllQuestionsByReference', {}],
    ] as const) {
      const query = { referenceType: 'product', onlyApproved: true, page: 0, limit: 3, ...filter };
      const of = (referenceId: string) => count(community, method, [{ ...query, referenceId }]);
      const [one, many] = [await of(small), await of(large)];
      expect([one.ret.items.length, many.ret.items.length]).toEqual([1, 3]);
      expect(many.queries).toBe(one.queries);
    }
  });

  it('by GetCart', async () => {
    const skus = await articles(MANY);
    let cookie: string | undefined;
    const add = async (sku: string) => {
      const reply = await services.call(cart, 'AddItem', [{ sku, qty: 1 }, null], { cookie });
      cookie = reply.cookie ?? cookie;
    };
    await add(skus[0]!);
    const one = await count(cart, 'GetCart', [], { cookie });
    for (const sku of skus.slice(1)) await add(sku);
    const many = await count(cart, 'GetCart', [], { cookie });
    expect([one.ret.items.length, many.ret.items.length]).toEqual([1, MANY]);
    expect(many.queries).toBe(one.queries);
  });

  it('by GetSiteContext, whether its frame is new or cached', async () => {
    const ask = async () => {
      await bumpContentVersion(services.db);
      const [fresh, kept] = [await count(site, 'GetSiteContext', ['/']), await count(site, 'GetSiteContext', ['/'])];
      const { main } = kept.ret.content.navigations;
      return { queries: [fresh.queries, kept.queries], entries: main.length as number };
    };
    const before = await ask();
    const nodes = Array.from({ length: MANY }, (_, position) => `counted-page-${position}`);
    await services.db.insert(contentNode).values(
      nodes.map((id, position) => ({
        site: mainSite,
        locale: 'de',
        id,
        parentId: 'home',
        position: 1000 + position,
        mimeType: mimeTypes.content,
        uri: `/${id}`,
        name: id,
        groups: ['main'],
      })),
    );
    const after = await ask();
    expect(after.entries).toBe(before.entries + MANY);
    expect(after.queries).toEqual(before.queries);
  });
});
