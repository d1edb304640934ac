import { locales, site } from '@shop/contracts';
import { and, eq, ne } from 'drizzle-orm';
import { item, itemText } from '../src/db/schema/index.ts';
import { callerOf } from './support/caller.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const call = callerOf(() => services, site);

/** What Google requires and recommends of each kind, as far as a shop always knows it. */
const expected: Record<string, readonly string[]> = {
  Product: ['name', 'description', 'url', 'image', 'sku', 'offers'],
  Recipe: [
    ...['name', 'description', 'url', 'image', 'author', 'datePublished', 'prepTime', 'cookTime', 'totalTime'],
    ...['recipeYield', 'recipeCategory', 'keywords'],
  ],
  ItemList: ['name', 'url', 'itemListElement'],
  FAQPage: ['mainEntity'],
  BreadcrumbList: ['itemListElement'],
};
const ofOffer: Record<string, readonly string[]> = {
  Offer: ['price', 'priceCurrency', 'availability', 'itemCondition', 'url'],
  AggregateOffer: ['lowPrice', 'highPrice', 'offerCount', 'priceCurrency', 'availability', 'offers'],
};

type Found = Record<string, unknown>;
const isEmpty = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && !value.length);
const missingIn = (one: Found, fields: readonly string[]) => fields.filter((field) => isEmpty(one[field]));

function problemsOf(one: Found): string[] {
  const type = String(one['@type']);
  const problems = missingIn(one, expected[type] ?? ['a known type']);
  const offers = one['offers'] as Found | undefined;
  if (offers) problems.push(...missingIn(offers, ofOffer[String(offers['@type'])] ?? ['a known offer']));
  if (type !== 'Recipe') return problems;
  const inside = ['recipeIngredient', 'recipeInstructions'];
  if (one['isAccessibleForFree'] !== false) return [...problems, ...missingIn(one, inside)];
  return [...problems, ...missingIn(one, ['hasPart']), ...inside.filter((field) => field in one)];
}

describe.each(['gi', 'hmd'])('the structured data of every item of %s', (brand) => {
  it.each(locales)('has all its fields in %s', async (locale) => {
    const rows = await services.db
      .select({ uri: itemText.uri })
      .from(itemText)
      .innerJoin(item, and(eq(item.site, itemText.site), eq(item.id, itemText.itemId)))
      .where(and(eq(itemText.site, brand), eq(itemText.locale, locale), ne(itemText.uri, '')));
    const problems: string[] = [];
    for (const { uri } of rows) {
      const { ret } = await call('GetSiteContext', [uri], { site: brand });
      const all = ret?.content.page.meta.jsonLd ?? [];
      if (all.length < 2) problems.push(`${uri}: nothing but the way`);
      for (const one of all)
        problems.push(...problemsOf(one).map((field) => `${uri}: ${String(one['@type'])} ${field}`));
    }
    expect(rows.length).toBeGreaterThan(20);
    expect(problems).toEqual([]);
  });
});
