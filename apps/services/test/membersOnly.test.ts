import {
  catalogueBackend,
  catalogueDetail,
  community,
  identity,
  type Locale,
  locales,
  type Recipe,
  relationTypeSchema,
  type Service,
  site as siteService,
} from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import { category, contentFragment, contentNode, item, itemText } from '../src/db/schema/index.ts';
import { findHidden, hiddenPhrases, ingredientPhrases } from './support/hiddenText.ts';
import { type CallOptions, type Reply, startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite, recipeSite } from './support/sites.ts';

const ACCOUNT = ['kunde@example.com', 'Geschenk-2026'];
const MEMBERS_RECIPES = 8;
const SITE = recipeSite;

let services: TestServices;
let recipeIds: string[];
let openRecipeIds: string[];
let member: string;
beforeAll(async () => {
  services = await startTestServices();
  const recipes = await services.db
    .select({ id: item.id, membersOnly: item.membersOnly })
    .from(item)
    .where(and(eq(item.site, SITE), eq(item.productType, 'recipe')));
  recipeIds = recipes.filter(({ membersOnly }) => membersOnly).map(({ id }) => id);
  openRecipeIds = recipes.filter(({ membersOnly }) => !membersOnly).map(({ id }) => id);
  member = (await services.call(identity, 'Login', ACCOUNT, { site: SITE })).cookie!;
});
afterAll(() => services.stop());

const everything = ({ headers, body }: Reply) =>
  JSON.stringify([...headers]) + (typeof body === 'string' ? body : JSON.stringify(body));
const recipeOf = async (id: string, options: CallOptions) =>
  (await services.call(catalogueDetail, 'GetRecipe', [id], { site: SITE, ...options })).body[0] as Recipe;

/** All hidden content of members-only recipes in a language; an ingredient that others name openly is none. */
async function allHidden(locale: Locale): Promise<Set<string>> {
  const all = await Promise.all(
    recipeIds.map(async (id) => hiddenPhrases(await recipeOf(id, { locale, cookie: member }))),
  );
  const openRecipes = await Promise.all(openRecipeIds.map((id) => recipeOf(id, { locale })));
  const open = new Set(openRecipes.flatMap(ingredientPhrases));
  return new Set(all.flatMap((phrases) => [...phrases]).filter((phrase) => !open.has(phrase)));
}

/** Every call that could reveal an item, by name. */
async function callsOf(locale: Locale): Promise<[string, Service, string, readonly unknown[]][]> {
  const { db } = services;
  const texts = await db
    .select({ id: itemText.itemId, uri: itemText.uri, title: itemText.title })
    .from(itemText)
    .where(and(eq(itemText.site, SITE), eq(itemText.locale, locale)));
  const lists = await db.select({ id: category.id }).from(category).where(eq(category.site, SITE));
  const fragments = await db
    .select({ type: contentFragment.referenceType, id: contentFragment.referenceId })
    .from(contentFragment)
    .where(and(eq(contentFragment.site, SITE), eq(contentFragment.locale, locale)));
  const nodes = await db
    .select({ id: contentNode.id, uri: contentNode.uri })
    .from(contentNode)
    .where(and(eq(contentNode.site, SITE), eq(contentNode.locale, locale)));
  const forMembers = texts.filter(({ id }) => recipeIds.includes(id));
  const reference = (referenceId: string) => ({ referenceType: 'recipe', referenceId, limit: 50 });
  const relations = relationTypeSchema.options;
  return [
    ...forMembers.flatMap(({ id, uri, title }): [string, Service, string, readonly unknown[]][] => [
      [`recipe ${id}`, catalogueDetail, 'GetRecipe', [id]],
      [`product ${id}`, catalogueDetail, 'GetProduct', [id]],
      [`shopping page ${id}`, catalogueDetail, 'GetProductShoppingPage', [id]],
      [`series ${id}`, catalogueDetail, 'GetSeries', [id]],
      ...relations.map((type): [string, Service, string, readonly unknown[]] => [
        `${type} of ${id}`,
        catalogueDetail,
        'GetRelatedProductsByType',
        [id, type],
      ]),
      [`context of ${uri}`, siteService, 'GetSiteContext', [uri]],
      [`element ${id}`, siteService, 'ContentElement', ['recipe', id]],
      [`search ${title}`, catalogueBackend, 'Search', [{ term: title.slice(0, 100), locale }]],
      [`suggestions ${title}`, catalogueBackend, 'SearchSuggestions', [title.slice(0, 8), locale]],
      [`reviews ${id}`, community, 'GetAllReviewsByReference', [reference(id)]],
      [`questions ${id}`, community, 'GetAllQuestionsByReference', [reference(id)]],
    ]),
    ...lists.map(({ id }): [string, Service, string, readonly unknown[]] => [
      `list ${id}`,
      catalogueBackend,
      'GetListingItems',
      [{ listId: id, locale, pageSize: 48 }],
    ]),
    ...fragments.map(({ type, id }): [string, Service, string, readonly unknown[]] =>
      type === 'collection'
        ? [`collection ${id}`, siteService, 'ContentCollection', [id]]
        : type === 'flyout'
          ? [`flyout ${id}`, siteService, 'Flyout', [id]]
          : [`element ${type} ${id}`, siteService, 'ContentElement', [type, id]],
    ),
    ...nodes.flatMap(({ id, uri }): [string, Service, string, readonly unknown[]][] => [
      [`page ${id}`, siteService, 'Page', [id]],
      [`context of ${uri}`, siteService, 'GetSiteContext', [uri]],
      [`app ${id}`, siteService, 'AppContent', [id, uri]],
    ]),
  ];
}

describe.each(locales)('hidden content of members-only recipes in %s', (locale) => {
  it('is in replies to members and in no other', async () => {
    const hidden = await allHidden(locale);
    expect([recipeIds.length, hidden.size > 1000]).toEqual([MEMBERS_RECIPES, true]);
    // Members get all of it, which shows that the search for it works.
    const forMember = await services.call(catalogueDetail, 'GetRecipe', [recipeIds[0]], {
      site: SITE,
      locale,
      cookie: member,
    });
    expect(findHidden(everything(forMember), hidden).length).toBeGreaterThan(100);

    const leaks: string[] = [];
    for (const [name, service, method, args] of await callsOf(locale)) {
      const reply = await services.call(service, method, args, { site: SITE, locale });
      if (reply.status !== 200) leaks.push(`${name}: ${reply.status} ${String(reply.body)}`);
      leaks.push(...findHidden(everything(reply), hidden).map((phrase) => `${name}: ${phrase}`));
    }
    expect(leaks).toEqual([]);
  });

  it('is in no sitemap', async () => {
    const hidden = await allHidden(locale);
    const headers = { 'x-shop-site': SITE };
    const index = await (await fetch(`${services.url}/sitemap.xml`, { headers })).text();
    const files = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path]) => path!);
    expect(files.length).toBeGreaterThan(4);
    for (const path of files) {
      const reply = await fetch(services.url + path.replaceAll('&amp;', '&'), { headers });
      expect(findHidden(await reply.text(), hidden)).toEqual([]);
    }
  });
});

describe('a members-only recipe', () => {
  const shownTo = async (options: CallOptions) => {
    const { steps, ingredientLists, description } = await recipeOf(recipeIds[0]!, options);
    return { steps: steps.length, lists: ingredientLists.length, isWhole: !description.endsWith(' …</p>') };
  };
  const teaser = { steps: 0, lists: 0, isWhole: false };

  it('is complete for members only, not for any session', async () => {
    expect(await shownTo({ cookie: member })).toEqual({
      steps: expect.any(Number),
      lists: expect.any(Number),
      isWhole: true,
    });
    expect(await shownTo({})).toEqual(teaser);
    expect(await shownTo({ cookie: `${member.slice(0, -4)}AAAA` })).toEqual(teaser);
    expect(await shownTo({ cookie: member.slice(0, member.indexOf('=') + 1) })).toEqual(teaser);
    expect(await shownTo({ headers: { authorization: 'Bearer member', 'x-customer-id': '1' } })).toEqual(teaser);
  });

  it('is reduced again after signing out', async () => {
    const cookie = (await services.call(identity, 'Login', ACCOUNT, { site: SITE })).cookie!;
    expect((await shownTo({ cookie })).steps).toBeGreaterThan(0);
    await services.call(identity, 'Logout', [], { site: SITE, cookie });
    expect(await shownTo({ cookie })).toEqual(teaser);
  });

  it('is not available to members of the other shop', async () => {
    const cookie = (await services.call(identity, 'Login', ACCOUNT, { site: mainSite })).cookie!;
    expect(await shownTo({ cookie })).toEqual(teaser);
    expect(
      await shownTo({ cookie: member.slice(member.indexOf('=')).replace('=', `${cookie.split('=')[0]}=`) }),
    ).toEqual(teaser);
  });

  it('begins with words of its description and no more than a phone shows of it', async () => {
    for (const id of recipeIds) {
      const [full, part] = [await recipeOf(id, { cookie: member }), await recipeOf(id, {})];
      const shown = part.description.replace(/<[^>]*>/g, '').replace(/ …$/, '');
      expect(
        full.description
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim()
          .startsWith(shown),
      ).toBe(true);
      expect(shown.length).toBeLessThanOrEqual(200);
      expect(shown.length).toBeGreaterThan(150);
    }
  });

  it('has a personal reply, which is not cacheable', async () => {
    const { headers } = await services.call(catalogueDetail, 'GetRecipe', [recipeIds[0]], {
      site: SITE,
      cookie: member,
    });
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('etag')).toBeNull();
  });
});
