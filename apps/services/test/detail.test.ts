import { randomUUID } from 'node:crypto';
import { catalogueDetail, identity, MAX_CART_QUANTITY, site } from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import { item, itemRelation, itemText, recipe, sku } from '../src/db/schema/index.ts';
import { findTiles } from '../src/catalogue/tiles.ts';
import { callerOf } from './support/caller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite, recipeSite } from './support/sites.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const call = callerOf(() => services, catalogueDetail);

async function product(more: Omit<Parameters<typeof insertArticle>[1], 'id'> = {}) {
  const id = `detail-${randomUUID()}`;
  await insertArticle(services.db, { id, stock: 8, ...more });
  return id;
}
const relate = (itemId: string, type: string, targets: string[]) =>
  services.db
    .insert(itemRelation)
    .values(targets.map((targetId, position) => ({ site: mainSite, itemId, type, targetId, position })));

describe('GetProduct', () => {
  it('returns the product of an id', async () => {
    const id = await product({ priceCents: 1234, crossCents: 2000 });
    const { ret } = await call('GetProduct', [id]);
    expect(ret).toMatchObject({
      id,
      sku: id,
      canonicalSKU: id,
      title: `Titel ${id}`,
      price: { amount: { cents: 1234 }, crossAmount: { cents: 2000 }, currency: 'CHF' },
      maxQuantity: 8,
      stockLevel: null,
      link: { url: `/p/${id}` },
    });
  });

  it('returns price and stock of the requested variant', async () => {
    const variant = `v-${randomUUID()}`;
    const id = await product({ variants: { [variant]: 'Blau' } });
    await services.db.update(sku).set({ priceCents: 777, stock: 0 }).where(eq(sku.sku, variant));
    expect((await call('GetProduct', [variant])).ret).toMatchObject({
      id,
      sku: variant,
      price: { amount: { cents: 777 } },
      stockLevel: { code: 'label3' },
      maxQuantity: 0,
    });
    expect((await call('GetProductShoppingPage', [id])).ret).toMatchObject({
      sku: id,
      price: { amount: { cents: 1000 } },
    });
  });

  it('has the picture of the variant first', async () => {
    const [first, second] = await Promise.all(['name-mug', 'name-mug-green'].map((id) => call('GetProduct', [id])));
    expect(second?.ret?.images[0]?.url).toContain('name-mug-green');
    expect(second?.ret?.images.slice(1)).toEqual(first?.ret?.images.slice(1));
    const { ret: shopping } = await call('GetProductShoppingPage', ['name-mug-green']);
    expect(shopping?.images).toEqual(second?.ret?.images);
  });

  it('says of a picture what it shows, where the shop knows', async () => {
    const { ret } = await call('GetProduct', ['iron-skillet-20'], { site: recipeSite, locale: 'en' });
    const texts = ret?.galleryImages.map(({ description }) => description) ?? [];
    expect(texts).toHaveLength(7);
    expect(new Set(texts).size).toBe(7);
    expect(texts[1]).toBe(`${texts[0]} in use`);
    expect(texts.slice(4).map((text) => /(first|\d+) day/.exec(text)?.[1])).toEqual(['first', '90', '1000']);
  });

  it('allows as many of a product with unlimited stock as a cart line may hold', async () => {
    const id = await product({ stock: null });
    expect((await call('GetProduct', [id])).ret?.maxQuantity).toBe(MAX_CART_QUANTITY);
  });

  it('falls back to German text by text', async () => {
    const id = await product({ titles: { de: 'Kanne', it: 'Brocca' } });
    const german = { subTitle: 'Mit Deckel', summary: 'Fasst einen Liter.' };
    await services.db
      .update(itemText)
      .set(german)
      .where(and(eq(itemText.itemId, id), eq(itemText.locale, 'de')));
    expect((await call('GetProduct', [id], { locale: 'it' })).ret).toMatchObject({ title: 'Brocca', ...german });
  });

  it('has the series it belongs to', async () => {
    const id = await product();
    await relate('series-cosy-evening', 'series', [id]);
    expect((await call('GetProduct', [id])).ret?.belongsToSeries.map((one) => one.id)).toEqual(['series-cosy-evening']);
  });

  it.each(['nonsense', 'series-cosy-evening', '', "' or true --"])('returns null for %p', async (id) => {
    expect(await call('GetProduct', [id])).toEqual({ ret: null, error: 'NOT_FOUND' });
  });
});

describe('GetProductShoppingPage', () => {
  it('has the units of the requested variant', async () => {
    const variant = `v-${randomUUID()}`;
    const id = await product({ variants: { [variant]: 'Blau' } });
    await services.db.update(sku).set({ stock: 0 }).where(eq(sku.sku, variant));
    const unitsOf = async (asked: string) => (await call('GetProductShoppingPage', [asked])).ret?.maxQuantity;
    expect([await unitsOf(id), await unitsOf(variant)]).toEqual([8, 0]);
  });
});

describe('GetSeries', () => {
  it('returns its items in order', async () => {
    const ids = [await product(), await product()];
    const id = await product({ productType: 'series' });
    await relate(id, 'series', ids);
    const { ret } = await call('GetSeries', [id]);
    expect(ret?.items.map((one) => one.id)).toEqual(ids);
  });

  it('returns null for a product', async () => {
    expect((await call('GetSeries', ['name-mug'])).error).toBe('NOT_FOUND');
  });
});

describe('GetRelatedProductsByType', () => {
  const related = async (id: string, type: 'related' | 'similar' | 'accessory' | 'series' | 'sample') =>
    (await call('GetRelatedProductsByType', [id, type])).ret.map((one) => one.id);

  it('returns the stored relations in order', async () => {
    const [id, a, b] = [await product(), await product(), await product()];
    await relate(id, 'related', [b, a]);
    await relate(id, 'accessory', [a]);
    await relate(id, 'sample', [b]);
    expect(await related(id, 'related')).toEqual([b, a]);
    expect(await related(id, 'accessory')).toEqual([a]);
    expect(await related(id, 'sample')).toEqual([b]);
  });

  it('returns the other items of a product’s series', async () => {
    const [id, a, b] = [await product(), await product(), await product()];
    const series = await product({ productType: 'series' });
    await relate(series, 'series', [a, id, b]);
    expect(await related(id, 'series')).toEqual([a, b]);
    expect(await related(series, 'series')).toEqual([a, id, b]);
  });

  it('finds similar ones of the same type, never the item itself', async () => {
    const found = await call('GetRelatedProductsByType', ['hot-air-balloon', 'similar']);
    expect(found.ret.length).toBeGreaterThan(0);
    expect(new Set(found.ret.map(({ productType }) => productType))).toEqual(new Set(['experienceVoucher']));
    expect(found.ret.map((one) => one.id)).not.toContain('hot-air-balloon');
  });

  it('is empty for an unknown item', async () => {
    expect(await related('nonsense', 'similar')).toEqual([]);
    expect(await related('nonsense', 'sample')).toEqual([]);
  });
});

describe('GetRecipe', () => {
  const from = { site: recipeSite };

  it('has complete ingredient lines in the language of the visitor', async () => {
    const german = (await call('GetRecipe', ['potato-roesti'], from)).ret;
    const french = (await call('GetRecipe', ['potato-roesti'], { ...from, locale: 'fr' })).ret;
    expect(german?.ingredientLists[0]?.ingredients[1]).toMatchObject({ title: '1 TL Salz', amount: 1, unit: 'TL' });
    expect(french?.ingredientLists[0]?.ingredients[1]).toMatchObject({ title: '1 c. à c. de sel', amount: 1 });
    expect(german?.cook?.image?.url).toMatch(new RegExp(`^/images/${recipeSite}\\.cook-`));
  });

  it('has the product used in a step', async () => {
    const { ret } = await call('GetRecipe', ['potato-roesti'], from);
    expect(ret?.steps.map(({ recommendedProduct }) => recommendedProduct?.id)).toContain('iron-skillet-26');
  });

  it('returns null for a product', async () => {
    expect((await call('GetRecipe', ['iron-skillet-26'], from)).error).toBe('NOT_FOUND');
  });
});

describe('what goes with a recipe', () => {
  const from = { site: recipeSite };

  it('leads on from its steps and its cook, in the language of the page', async () => {
    const { ret } = await call('GetRecipe', ['potato-roesti'], { ...from, locale: 'fr' });
    const links = ret?.steps.flatMap(({ link, linkLabel }) => (link ? { ...link, linkLabel } : []));
    expect(links).toEqual([
      {
        url: expect.stringMatching(/^\/fr\/.+\/poeles-en-fonte$/),
        target: '_self',
        callToAction: 'Comparer les poêles en fonte',
        linkLabel: 'Comparer les poêles en fonte',
      },
    ]);
    expect(ret?.cook?.links).toEqual([
      {
        url: expect.stringMatching(/^\/fr\/.+\?filter\.cook=lena-brunner$/),
        target: '_self',
        callToAction: 'Toutes les recettes de Lena',
      },
    ]);
  });

  it('is recommended whole where its steps use more than is recommended', async () => {
    const { ret } = await call('GetRecipe', ['potato-roesti'], from);
    const recommended = ret?.recommendedProducts.map(({ id }) => id) ?? [];
    const used = ret?.steps.flatMap(({ recommendedProduct }) => recommendedProduct?.id ?? []) ?? [];
    const all = new Set([...recommended, ...used]);
    const expected = all.size > recommended.length ? [...all] : [];
    expect(ret?.recommendedProductsAll.map(({ id }) => id)).toEqual(expected);
  });
});

it('a tile has another picture, and a recipe’s what can be compared', async () => {
  const [recipeTile, productTile] = await findTiles(services.db, recipeSite, 'de', [
    'potato-roesti',
    'iron-skillet-26',
  ]);
  expect(recipeTile?.entityMetrics).toEqual({
    values: [
      { dimensionName: 'totalTime', dataType: 'int', int: 45 },
      { dimensionName: 'niveau', dataType: 'string', string: 'medium' },
    ],
  });
  expect(productTile?.entityMetrics).toBeNull();
  const urls = [productTile?.image, productTile?.secondaryImage, productTile?.alternativeImage].map((one) => one?.url);
  expect(new Set(urls).size).toBe(3);
  expect(urls).not.toContain(undefined);
});

describe('a recipe for members', () => {
  const from = { site: recipeSite };
  async function secretRecipe() {
    const [secret] = await services.db
      .select({ id: item.id, uri: itemText.uri, steps: recipe.steps, lists: recipe.ingredientLists })
      .from(item)
      .innerJoin(recipe, and(eq(recipe.site, item.site), eq(recipe.itemId, item.id)))
      .innerJoin(itemText, and(eq(itemText.site, item.site), eq(itemText.itemId, item.id), eq(itemText.locale, 'de')))
      .where(eq(item.membersOnly, true))
      .orderBy(item.id);
    if (!secret) throw new Error('the demo world has no recipe for members');
    return secret;
  }
  /** The hidden parts: steps, and ingredients of more than one word. */
  function leaksOf({ steps, lists }: Awaited<ReturnType<typeof secretRecipe>>, sent: unknown): string[] {
    const names = lists.flatMap(({ ingredients }) => ingredients.map(({ name }) => name.de ?? ''));
    const secrets = [...steps.map(({ text }) => text.de ?? ''), ...names.filter((name) => name.includes(' '))];
    expect(secrets.length).toBeGreaterThan(steps.length);
    return secrets.filter((secret) => JSON.stringify(sent).includes(secret));
  }

  it('omits ingredients and steps for others', async () => {
    const secret = await secretRecipe();
    const { ret } = await call('GetRecipe', [secret.id], from);
    expect(ret).toMatchObject({ membersOnly: true, steps: [], ingredientLists: [] });
    expect(leaksOf(secret, ret)).toEqual([]);
  });

  it('omits them in the page’s structured data too', async () => {
    const secret = await secretRecipe();
    const { ret } = await callerOf(() => services, site)('GetSiteContext', [secret.uri], from);
    expect(ret?.content.page.meta.jsonLd.map((one) => one['@type'])).toContain('Recipe');
    expect(leaksOf(secret, ret)).toEqual([]);
  });

  it('returns them to members', async () => {
    const secret = await secretRecipe();
    const { cookie, body } = await services.call(identity, 'Login', ['kunde@example.com', 'Geschenk-2026'], from);
    expect(body).toEqual([null]);
    const { ret } = await call('GetRecipe', [secret.id], { ...from, cookie: cookie ?? '' });
    expect(ret?.steps).toHaveLength(secret.steps.length);
    expect(ret?.ingredientLists).toHaveLength(secret.lists.length);
  });
});
