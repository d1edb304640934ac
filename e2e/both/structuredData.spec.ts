import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { searchEngine } from '../support/searchEngine.ts';
import { expect, hydrated, sampleOf, test } from '../support/test.ts';

type Thing = Record<string, unknown>;
const ofType = (things: readonly Thing[], type: string) => things.find((one) => one['@type'] === type);

test("a list's structured data has its items, page by page, at existing addresses", async ({
  page,
  request,
  brand,
}) => {
  const { origin, get, read } = searchEngine(request, page, brand);
  for (const path of [brand.longList, `${brand.longList}?page=2`]) {
    const list = ofType((await read(path)).head.jsonLd, 'ItemList')!;
    const listed = (list['itemListElement'] as { position: number; url: string }[]).map(({ url }) => url);
    expect(list['url']).toBe(origin + path);
    await page.goto(path);
    const shown = await page
      .locator('main .tiles [role=listitem]:not([data-insert]) article :is(h2, h3) a')
      .evaluateAll((links) => (links as HTMLAnchorElement[]).map((link) => link.pathname + link.search));
    expect(listed).toEqual(shown.map((url) => origin + url));
    expect((await get(listed[0]!)).status()).toBe(200);
  }
});

test('a recipe’s steps have the anchors, and its pictures the ratios, of the structured data', async ({
  page,
  request,
  brand,
}) => {
  sampleOf(brand, 'recipes');
  const { origin, read, sitemapFiles, sitemapUrls } = searchEngine(request, page, brand);
  const recipes = await sitemapUrls((await sitemapFiles()).get('recipes-de') ?? '');
  for (const { loc } of recipes) {
    const recipe = ofType((await read(loc)).head.jsonLd, 'Recipe')!;
    const steps = recipe['recipeInstructions'] as { url: string; name: string }[] | undefined;
    if (!steps) continue;
    const last = steps.at(-1)!;
    await page.goto(last.url.replace(origin, ''));
    await hydrated(page);
    await expect(page.locator(':target')).toContainText(last.name);
    await expect(page.locator(':target')).toBeInViewport();
    expect(await ratiosOf(request, recipe['image'] as string[], origin)).toEqual([1, 4 / 3, 16 / 9]);
    return;
  }
  throw new Error('No recipe is open to everyone.');
});

async function ratiosOf(request: APIRequestContext, pictures: readonly string[], origin: string): Promise<number[]> {
  return Promise.all(
    pictures.map(async (address) => {
      const { width = 0, height = 1 } = await sharp(
        await (await request.get(address.replace(origin, ''))).body(),
      ).metadata();
      return width / height;
    }),
  );
}
