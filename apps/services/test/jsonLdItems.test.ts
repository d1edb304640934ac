import { locales, type Recipe, catalogueDetail, site } from '@shop/contracts';
import { and, desc, eq } from 'drizzle-orm';
import { contentNode, itemText, review } from '../src/db/schema/index.ts';
import { callerOf } from './support/caller.ts';
import { problemsOf, type Thing } from './support/structuredData.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { recipeSite } from './support/sites.ts';
import { demoSites } from '../demo/demoBrands.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const call = callerOf(() => services, site);
const detail = callerOf(() => services, catalogueDetail);

async function thingsAt(uri: string, brand: string) {
  const { ret } = await call('GetSiteContext', [uri], { site: brand });
  return { id: ret!.content.page.referenceId, things: ret!.content.page.meta.jsonLd as Thing[] };
}
const ofType = (things: Thing[], ...types: string[]) => things.filter((one) => types.includes(String(one['@type'])));

describe.each(demoSites)('the structured data of every page of %s', (brand) => {
  it.each(locales)('has all fields required by Google in %s', async (locale) => {
    const { db } = services;
    const items = await db
      .select({ uri: itemText.uri })
      .from(itemText)
      .where(and(eq(itemText.site, brand), eq(itemText.locale, locale)));
    const pages = await db
      .select({ uri: contentNode.uri })
      .from(contentNode)
      .where(and(eq(contentNode.site, brand), eq(contentNode.locale, locale)));
    const problems: string[] = [];
    for (const { uri } of [...items, ...pages.filter((page) => page.uri.startsWith('/'))]) {
      const { things } = await thingsAt(uri, brand);
      problems.push(...things.flatMap((thing) => problemsOf(thing)).map((problem) => `${uri} ${problem}`));
    }
    expect(problems).toEqual([]);
    for (const { uri } of items) {
      const { things } = await thingsAt(uri, brand);
      const kinds = ofType(things, 'Product', 'ProductGroup', 'Recipe', 'ItemList');
      expect([uri, kinds.length, ofType(things, 'BreadcrumbList').length]).toEqual([uri, 1, 1]);
      // Questions of customers are neither a shop's FAQ nor a page that anyone may answer on.
      expect([uri, things.length]).toEqual([uri, 2]);
    }
    expect(items.length).toBeGreaterThan(20);
  });
});

it('an item’s structured data has its newest approved review', async () => {
  const rows = await services.db
    .select({ uri: itemText.uri, title: review.title })
    .from(review)
    .innerJoin(itemText, and(eq(itemText.site, review.site), eq(itemText.itemId, review.referenceId)))
    .where(and(eq(review.site, recipeSite), eq(review.approved, true), eq(itemText.locale, 'de')))
    .orderBy(desc(review.createdAt), desc(review.id));
  const discussed = [...Map.groupBy(rows, ({ uri }) => uri)].filter(([, reviews]) => reviews.length > 1);
  let shown = 0;
  for (const [uri, reviews] of discussed) {
    const given = (await thingsAt(uri, recipeSite)).things.flatMap((thing) => (thing['review'] ?? []) as Thing[]);
    if (given.length === 0) continue;
    shown += 1;
    expect([uri, given.map(({ name }) => name)]).toEqual([uri, reviews.slice(0, 1).map(({ title }) => title)]);
  }
  expect(shown).toBeGreaterThan(2);
});

it('a recipe’s structured data matches its page: the same ingredients, and an anchor for every step', async () => {
  const rows = await services.db
    .select({ uri: itemText.uri, id: itemText.itemId })
    .from(itemText)
    .where(and(eq(itemText.site, recipeSite), eq(itemText.locale, 'fr')));
  let open = 0;
  let forMembers = 0;
  for (const { uri } of rows) {
    const { id, things } = await thingsAt(uri, recipeSite);
    const [recipe] = ofType(things, 'Recipe');
    if (!recipe) continue;
    const shown = (await detail('GetRecipe', [id], { site: recipeSite, locale: 'fr' })).ret as Recipe;
    if (shown.membersOnly) {
      forMembers += 1;
      expect(recipe).toMatchObject({ isAccessibleForFree: false, hasPart: { cssSelector: '.members-only' } });
      for (const field of ['recipeIngredient', 'recipeInstructions', 'review', 'aggregateRating'])
        expect(recipe).not.toHaveProperty(field);
      continue;
    }
    open += 1;
    expect(recipe['recipeIngredient']).toEqual(
      shown.ingredientLists.flatMap(({ ingredients }) => ingredients.map(({ title }) => title)),
    );
    expect(recipe['recipeInstructions']).toEqual(
      shown.steps.map((step, index) => ({
        '@type': 'HowToStep',
        name: step.title,
        text: step.text,
        ...(step.images.length > 0 && { image: step.images.map(({ url }) => expect.stringContaining(url)) }),
        url: expect.stringMatching(new RegExp(`#step-${index + 1}$`)),
      })),
    );
  }
  expect([open > 10, forMembers]).toEqual([true, 8]);
});

describe("the table of Google's requirements", () => {
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Tasse',
    image: 'https://shop.example/a',
    url: 'https://shop.example/',
    sku: 'a',
    offers: [],
  };

  it.each([
    [{ name: '' }, ['/Product: lacks name', '/Product.name is empty']],
    [{ sku: undefined }, ['/Product: should have sku', '/Product.sku is empty']],
    [{ colour: 'red' }, ['/Product: colour is no field of it']],
    [{ offers: { '@type': 'Offer', price: '1' } }, expect.arrayContaining(['/Product.offers/Offer.price is 1'])],
    [{ brand: { '@type': 'Maker' } }, ['/Product.brand/Maker: unknown type']],
  ])('detects what is wrong with %j', (change, problems) => {
    expect(problemsOf({ ...product, offers: { '@id': '#offer' }, ...change })).toEqual(problems);
    expect(problemsOf({ ...product, offers: { '@id': '#offer' } })).toEqual([]);
  });
});
