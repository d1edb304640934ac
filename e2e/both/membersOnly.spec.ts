import type { APIRequestContext, Page } from '@playwright/test';
import type { ListingItem, Recipe } from '@shop/contracts';
import { account, locales } from '../support/brands.ts';
import { findHidden, hiddenPhrases } from '../support/hiddenText.ts';
import { text } from '../support/messages.ts';
import { expect, hydrated, sampleOf, test } from '../support/test.ts';

/** The development build sends no caching headers. */
const NOT_SAID = 'nothing';

async function call<T>(
  request: APIRequestContext,
  method: string,
  args: readonly unknown[],
  locale = 'de',
): Promise<T> {
  const reply = await request.post(`/services/${method}`, { data: args, headers: { 'accept-language': locale } });
  expect(reply.status(), method).toBe(200);
  return ((await reply.json()) as [T])[0];
}

interface ForMembers extends Pick<ListingItem, 'id' | 'link' | 'productType'> {
  /** A list that contains it: the last one in the navigation, which is a narrow one. */
  list: string;
}

/** All members-only items, with their address in a language. */
async function itemsForMembers(request: APIRequestContext, locale: string): Promise<ForMembers[]> {
  const navigation = await call<unknown>(request, 'site/site/GetSiteNavigation', [locale]);
  const paths = [...JSON.stringify(navigation).matchAll(/"url":"(\/[^"#?]+)"/g)].map(([, path]) => path!);
  const found = new Map<string, ForMembers>();
  for (const path of new Set(paths)) {
    const category = await call<{ id: string } | null>(request, 'catalogue/backend/GetCategoryByURI', [path], locale);
    if (!category) continue;
    const data = [{ listId: category.id, locale, pageSize: 48 }];
    const listing = await call<{ items: ListingItem[] }>(request, 'catalogue/backend/GetListingItems', data);
    for (const { id, link, productType, membersOnly } of listing.items) {
      if (membersOnly) found.set(id, { id, link, productType, list: path });
    }
  }
  return [...found.values()];
}

/** Records everything that is sent to a page from now on, headers included. */
function collect(page: Page): Promise<string>[] {
  const sent: Promise<string>[] = [];
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/html|json|xml|text\/plain/.test(type)) return;
    const body = response.body().then(
      (bytes) => bytes.toString('utf8'),
      () => '',
    );
    // A page that is closed by then has received no more.
    const headers = response.allHeaders().catch(() => response.headers());
    sent.push(Promise.all([headers, body]).then(([known, all]) => JSON.stringify(known) + all));
  });
  return sent;
}

for (const locale of locales) {
  test(`what is for members in ${locale} reaches no one else, by no way through the shop`, async ({
    page,
    request,
    playwright,
    baseURL,
    brand,
  }) => {
    const items = await itemsForMembers(request, locale);
    expect(items.length).toBeGreaterThan(2);
    const recipes = items.filter(({ productType }) => productType === 'recipe');
    expect(recipes.length > 0).toBe(Boolean(brand.recipes));
    const member = await playwright.request.newContext({
      baseURL: baseURL!,
      extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' },
    });
    await call(member, 'profile/identity/Login', [account.email, account.password]);

    const hidden = new Set<string>();
    for (const { id } of recipes) {
      const recipe = await call<Recipe>(member, 'catalogue/detail/GetRecipe', [id], locale);
      const phrases = hiddenPhrases(recipe);
      const lines = recipe.ingredientLists.flatMap(({ ingredients }) => ingredients.map(({ title }) => title));
      expect(findHidden(lines.join(' | '), phrases), `${id} has ingredients of its own`).not.toEqual([]);
      for (const phrase of phrases) hidden.add(phrase);
    }
    expect(hidden.size > 1000).toBe(recipes.length > 0);

    for (const { link, productType } of items) {
      // Member pages before and after must not leak into what others are shown.
      const forMember = await member.get(link.url);
      const { 'cache-control': kept = NOT_SAID, etag = '' } = forMember.headers();
      expect([NOT_SAID, 'private, no-store']).toContain(kept);
      if (productType === 'recipe') expect(findHidden(await forMember.text(), hidden).length).toBeGreaterThan(100);
      const anonymous = await request.get(link.url, { headers: { 'if-none-match': etag } });
      if (kept !== NOT_SAID) expect(anonymous.headers()['vary']).toContain('Cookie');
      if (productType === 'recipe') expect(anonymous.status(), 'a member’s page is another').toBe(200);
      expect(findHidden(JSON.stringify(anonymous.headers()) + (await anonymous.text()), hidden)).toEqual([]);
    }
    await member.dispose();

    // In the shop: a list, the tile, the page, and in print.
    const sent = collect(page);
    const { link, list } = recipes[0] ?? items[0]!;
    await page.goto(list);
    await hydrated(page);
    await page.locator(`main article a[href="${link.url}"]`).first().press('Enter', { timeout: 10_000 });
    await expect(page).toHaveURL(link.url);
    await expect(page.locator('main h1')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    expect(findHidden(await page.content(), hidden)).toEqual([]);
    for (const one of await Promise.all(sent)) expect(findHidden(one, hidden)).toEqual([]);
  });
}

test('a members-only recipe shows its beginning and the way to the rest', async ({ page, request, brand }) => {
  sampleOf(brand, 'recipes');
  const item = (await itemsForMembers(request, 'de')).find(({ productType }) => productType === 'recipe')!;
  await page.goto(item.link.url);
  await hydrated(page);
  await expect(page.locator('#description')).toContainText('…');
  await expect(page.locator('#steps')).toContainText(text('pages.recipe.members.title'));
  const [, selector = ''] = /"cssSelector":"([^"]*)"/.exec(await page.content()) ?? [];
  expect(selector, 'Google knows selectors of classes alone').toMatch(/^\.[\w-]+$/);
  await expect(page.locator(selector)).toContainText(text('pages.recipe.members.title'));
  for (const section of ['questions', 'reviews']) await expect(page.locator(`#${section}`)).toHaveCount(0);
  await page.locator('#description').getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
