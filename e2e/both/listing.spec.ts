import type { Page } from '@playwright/test';
import type { ListingItem } from '@shop/contracts';
import { expectAccessible } from '../support/axe.ts';
import { listIdIn } from '../support/listIdIn.ts';
import { text } from '../support/messages.ts';
import { expect, hydrated, sampleOf, test } from '../support/test.ts';
import { boxOf, open } from '../support/view.ts';

test('a list is paged by numbers, and back returns to the previous page', async ({ page, brand }) => {
  await page.goto(brand.longList);
  await hydrated(page);
  const paging = page.getByRole('navigation', { name: text('catalogue.listingPaging.label') });
  await expect(paging.getByText('1', { exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(paging.getByRole('link', { name: text('ui-kit.pagination.previous') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  const firstTitle = page.getByRole('article').first().getByRole('heading');
  const first = await firstTitle.innerText();
  await paging.getByRole('link', { name: text('ui-kit.pagination.page', { number: 2 }) }).click();
  await page.waitForURL(/\?page=2#list$/);
  await expectAtList(page);
  await expect(firstTitle).not.toHaveText(first);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?page=2$/);
  await expect(paging.getByRole('link', { name: text('ui-kit.pagination.next') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );

  await page.goBack();
  await expect(page).toHaveURL(brand.url + brand.longList);
  await expect(firstTitle).toHaveText(first);
});

/** The list begins below the header, not the hero above it. */
async function expectAtList(page: Page) {
  await expect(page.locator('#list')).toBeInViewport();
  await expect
    .poll(() => page.locator('#list').evaluate((list) => Math.abs(list.getBoundingClientRect().top)))
    .toBeLessThan(250);
}

/** What the server wrote of the rest of a list, and how much of it the browser may leave without its height. */
const restOf = (page: Page) =>
  page.locator('[data-boxless] > *').evaluateAll((rest) => ({
    length: rest.length,
    skipped: rest.filter((element) => getComputedStyle(element).contentVisibility !== 'visible').length,
  }));

test('what is far below gets its height before somebody goes there', async ({ page, brand }) => {
  await page.goto(brand.longList);
  await hydrated(page);
  expect((await restOf(page)).length).toBeGreaterThan(0);
  await expect.poll(async () => (await restOf(page)).skipped).toBe(0);
});

test('a page beyond the last one is not found', async ({ page, brand, problems }) => {
  for (const number of [99, 100_002]) {
    const response = await page.goto(`${brand.longList}?page=${number}`);
    expect(response?.status()).toBe(404);
  }
  problems.length = 0;
});

test('a list is sorted by price', async ({ page, brand }) => {
  await page.goto(brand.longList);
  await hydrated(page);
  await page.getByRole('combobox', { name: text('catalogue.listingHeader.sort') }).selectOption('priceAscending');
  await page.waitForURL(/sort=priceAscending/);
  await expect
    .poll(async () => {
      const tiles = await page.getByRole('article').allInnerTexts();
      const prices = tiles.map((tile) => Number(/(?:CHF|EUR)\s([\d’.]+)/.exec(tile)?.[1]?.replaceAll('’', '')));
      return prices.length > 1 && prices.every((price, index) => index === 0 || price >= prices[index - 1]!);
    })
    .toBe(true);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);

  // The default order is the list itself, with its teasers.
  await page.getByRole('combobox', { name: text('catalogue.listingHeader.sort') }).selectOption({ index: 0 });
  await expect(page).toHaveURL(brand.url + brand.longList);
  await expect(page.locator('[data-insert]')).toHaveCount(2);
});

test('a list in another language has the order and the anchor of this one', async ({ page, brand }) => {
  await open(page, `${brand.longList}?sort=priceAscending#products`);
  await page.getByRole('link', { name: 'FR', exact: true }).click();
  await page.waitForURL(/\/fr\/.*\?sort=priceAscending#products$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('combobox', { name: text('catalogue.listingHeader.sort', {}, 'fr') })).toHaveValue(
    'priceAscending',
  );
});

const chips = (page: Page) => page.getByRole('list', { name: text('catalogue.filters.chosen') });
const tileCount = async (page: Page) => Number(/^\d+/.exec(await page.getByRole('status').first().innerText())?.[0]);

test('a list is filtered by its facets, and unfiltered again', async ({ page, brand }) => {
  await page.goto(brand.longList);
  await hydrated(page);
  const all = await tileCount(page);
  const facet = page.locator('form[data-layout] details').first();
  if ((await facet.getAttribute('open')) === null) await facet.locator('summary').click();
  const value = facet.getByRole('checkbox').first();
  const promised = Number(/\d+$/.exec(await facet.getByRole('listitem').first().innerText())?.[0]);
  await value.check();
  await page.waitForURL(/\?filter\./);
  await expect.poll(() => tileCount(page)).toBe(promised);
  expect(promised).toBeLessThan(all);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('[data-insert]')).toHaveCount(0);
  await expectAccessible(page);

  // In the row layout, an open facet covers what is below.
  await facet.locator('summary').click();
  await chips(page).getByRole('link').first().click();
  await expect(page).toHaveURL(brand.url + brand.longList);
  await expect.poll(() => tileCount(page)).toBe(all);
  await page.goBack();
  await expect.poll(() => tileCount(page)).toBe(promised);
  await expect(chips(page).getByRole('link')).toHaveCount(1);
});

/** The form of a list's facets, and its fields of prices, whose words are those of the services. */
const priceForm = (page: Page) => {
  const form = page.locator('form[data-layout]');
  const facet = form.locator('details').filter({ hasText: 'Preis' });
  const [from, to] = [/^ab /, /^bis /].map((name) => facet.getByRole('spinbutton', { name }));
  const summary = facet.locator('summary');
  /** Beside the list, facets are open. */
  const open = async (press = () => summary.click()) => {
    if ((await facet.getAttribute('open')) === null) await press();
  };
  return { form, summary, open, from: from!, to: to! };
};
const pricesOf = (page: Page) =>
  page.locator('.tiles').evaluate((list) =>
    [...list.querySelectorAll('article')].map((tile) => {
      const [, price = ''] = /(?:CHF|EUR)\s([\d’.]+)/.exec(tile.textContent) ?? [];
      return Number(price.replaceAll('’', ''));
    }),
  );

test('a list is narrowed to prices by the keyboard, with either end free', async ({ page, brand }) => {
  await page.goto(brand.longList);
  await hydrated(page);
  const all = await tileCount(page);
  const { form, summary, open, from, to } = priceForm(page);
  const apply = form.getByRole('button', { name: text('catalogue.filters.apply') });
  await summary.focus();
  await open(() => page.keyboard.press('Enter'));
  await page.keyboard.press('Tab');
  await expect(from).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('6');
  await expect(apply).toHaveText(/\(\d+\)$/);
  const counted = await boxOf(apply);
  await page.keyboard.press('Backspace');
  await expect(apply).toHaveText(/^[^(]+$/);
  expect(await boxOf(apply)).toEqual(counted);
  await page.keyboard.type('60');
  await expect(apply).toHaveText(/\(\d+\)$/);
  const promised = Number(/\d+/.exec(await apply.innerText())?.[0]);
  expect(promised).toBeLessThan(all);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?filter\.amount=-6000$/);
  await expect.poll(() => tileCount(page)).toBe(promised);
  expect(Math.max(...(await pricesOf(page)))).toBeLessThanOrEqual(60);
  await expect(to).toBeFocused();
  await expectAccessible(page);

  await page.reload();
  await hydrated(page);
  await expect(chips(page).getByRole('link')).toHaveCount(1);
  await chips(page).getByRole('link').click();
  await expect(page).toHaveURL(brand.url + brand.longList);
  await expect.poll(() => tileCount(page)).toBe(all);
  await open();
  await expect(to).toHaveValue('');
});

test('back from a product restores the position in a filtered list', async ({ page, brand }) => {
  await page.goto(`${brand.longList}?sort=rating`);
  await hydrated(page);
  const tile = page.getByRole('article').nth(9);
  const title = await tile.getByRole('heading').innerText();
  await tile.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await tile.getByRole('heading').getByRole('link').click();
  await expect(page).not.toHaveURL(/sort=rating/);
  await page.goBack();
  await expect(page).toHaveURL(/sort=rating/);
  await expect(page.getByRole('article').nth(9).getByRole('heading')).toHaveText(title);
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(200);
});

test('teasers between the tiles link to narrower lists', async ({ page, brand }) => {
  await page.goto(brand.longList);
  await hydrated(page);
  const teasers = page.locator('[data-insert]');
  await expect(teasers).toHaveCount(2);
  await expect(page.locator('[role=listitem]:has(article), [data-insert]').first()).not.toHaveAttribute('data-insert');
  await teasers.first().getByRole('link').first().click();
  await expect(page).not.toHaveURL(brand.url + brand.longList);
  await expect(page.getByRole('article').first()).toBeVisible();
});

/** Items of a list's grid, with their row from 1. */
const cellsOf = (page: Page) =>
  page.locator('.tiles > [role=list]').evaluate((grid) => {
    const frame = grid.getBoundingClientRect();
    const cells = [...grid.querySelectorAll(':scope > [role=listitem], :scope > [role=none] > [role=listitem]')].map(
      (cell) => ({
        insert: cell.getAttribute('data-insert'),
        box: cell.getBoundingClientRect(),
      }),
    );
    const tops = [...new Set(cells.map(({ box }) => Math.round(box.top)))].sort((a, b) => a - b);
    return cells.map(({ insert, box: { top, bottom, left, right, width } }) => ({
      ...{ insert, top, bottom, left, right },
      row: tops.indexOf(Math.round(top)) + 1,
      share: width / frame.width,
      isAtLeft: Math.abs(left - frame.left) < 2,
      isAtRight: Math.abs(right - frame.right) < 2,
    }));
  });

test('a teaser is in its row, at its side with tiles beside it', async ({ page, brand }) => {
  const { columns, teaserRows } = sampleOf(brand, 'lists');
  await open(page, brand.longList);
  await expect(page.locator('[data-insert]')).toHaveCount(2);
  const cells = await cellsOf(page);
  const [side, whole] = cells.filter(({ insert }) => insert) as [(typeof cells)[0], (typeof cells)[0]];
  expect([side.row, whole.row]).toEqual(teaserRows);
  expect([side.isAtLeft, side.isAtRight]).toEqual([side.insert === 'left', side.insert === 'right']);
  expect([whole.isAtLeft, whole.isAtRight]).toEqual([true, true]);
  expect(Math.abs(side.share - 2 / columns)).toBeLessThan(0.05);

  const beside = cells.filter(({ insert, top, bottom }) => !insert && top < side.bottom && bottom > side.top);
  expect(beside).toHaveLength(2 * (columns - 2));
  for (const { left, right } of beside) expect(left >= side.right || right <= side.left).toBe(true);
});

test('a list without teasers has its columns', async ({ page, brand }) => {
  await open(page, `${brand.longList}?sort=rating`);
  const cells = await cellsOf(page);
  expect(cells.filter(({ insert }) => insert)).toEqual([]);
  for (const row of [1, 2, 3])
    expect(cells.filter((cell) => cell.row === row)).toHaveLength(sampleOf(brand, 'lists').columns);
});

test('a list with large tiles has two columns, and one on a phone', async ({ page, brand }) => {
  await open(page, sampleOf(brand, 'lists').withLargeTiles);
  const inFirstRow = async () => (await cellsOf(page)).filter(({ row }) => row === 1).length;
  expect(await inFirstRow()).toBe(2);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(inFirstRow).toBe(1);
});

test('the second picture of a tile appears on hover', async ({ page, brand }) => {
  await open(page, brand.longList);
  const listId = listIdIn(await page.content());
  const reply = await page.request.post('/services/catalogue/backend/GetListingItems', {
    data: [{ listId, locale: 'de', pageSize: 24 }],
  });
  const [{ items }] = (await reply.json()) as [{ items: ListingItem[] }];
  const { link } = items.find(({ secondaryImage }) => secondaryImage)!;
  const tile = page.locator('.tiles article').filter({ has: page.locator(`h2 > a[href="${link.url}"]`) });
  const second = tile.locator('img').nth(1);
  await expect(second).toHaveCount(0);
  await tile.hover();
  await expect(second).toHaveCSS('opacity', '1');
  await page.locator('footer').hover();
  await expect(second).toHaveCSS('opacity', '0');
});

test.describe('with touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a members-only item says so on its picture, and a tap opens the registration', async ({ page, brand }) => {
    const path = sampleOf(brand, 'lists').withItemsForMembers;
    await open(page, path);
    const tile = page
      .getByRole('article')
      .filter({ hasText: text('catalogue.tile.membersOnly') })
      .first();
    const register = tile.getByRole('button', { name: text('catalogue.tile.register') });
    await register.scrollIntoViewIfNeeded();
    const [band, picture] = [await boxOf(register.locator('..')), await boxOf(tile.locator('img').first())];
    expect(Math.abs(band.y + band.height - picture.y - picture.height)).toBeLessThan(2);
    expect(band.height).toBeLessThan(picture.height * 0.8);
    await register.tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(brand.url + path);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the facets are in a drawer that applies several choices together', async ({ page, brand }) => {
    await page.goto(brand.longList);
    await hydrated(page);
    await page.getByRole('button', { name: text('catalogue.filters.open', { count: 0 }) }).click();
    const drawer = page.getByRole('dialog', { name: text('catalogue.filters.title') });
    await drawer.getByRole('checkbox').nth(0).check();
    await drawer.getByRole('checkbox').nth(1).check();
    await expectAccessible(page);
    const apply = drawer.getByRole('button', { name: text('catalogue.filters.apply') });
    await expect(apply).toHaveText(/\(\d+\)$/);
    const promised = Number(/\d+/.exec(await apply.innerText())?.[0]);
    await apply.click();
    await page.waitForURL(/filter\..*&filter\./);
    await expect(drawer).toBeHidden();
    await expect.poll(() => tileCount(page)).toBe(promised);
    await expect(chips(page).getByRole('link')).toHaveCount(3);
    await page.getByRole('link', { name: text('catalogue.filters.clear') }).click();
    await expect(page).toHaveURL(brand.url + brand.longList);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('another page of a list opens at the list', async ({ page, brand, problems }) => {
    await page.goto(brand.longList);
    const paging = page.getByRole('navigation', { name: text('catalogue.listingPaging.label') });
    await paging.getByRole('link', { name: text('ui-kit.pagination.page', { number: 2 }) }).click();
    await expect(page).toHaveURL(/\?page=2#list$/);
    await expectAtList(page);
    problems.length = 0;
  });

  test('all of a list has its height at once', async ({ page, brand, problems }) => {
    await page.goto(brand.longList);
    const { length, skipped } = await restOf(page);
    expect(length).toBeGreaterThan(0);
    expect(skipped).toBe(0);
    problems.length = 0;
  });

  test('a list is narrowed to prices by the form, and the chip removes them', async ({ page, brand, problems }) => {
    await page.goto(brand.longList);
    const all = await tileCount(page);
    const { form, open, from } = priceForm(page);
    await open();
    await from.fill('40');
    await form.locator('noscript button').click();
    await expect(page).toHaveURL(/\?filter\.amount=4000-$/);
    expect(await tileCount(page)).toBeLessThan(all);
    await open();
    await expect(from).toHaveValue('40');
    await chips(page).getByRole('link').click();
    await expect(page).toHaveURL(brand.url + brand.longList);
    problems.length = 0;
  });

  test('a list is filtered by the form of its facets', async ({ page, brand, problems }) => {
    await page.goto(brand.longList);
    const form = page.locator('form[data-layout]');
    const facet = form.locator('details').first();
    if ((await facet.getAttribute('open')) === null) await facet.locator('summary').click();
    await facet.getByRole('checkbox').first().check();
    await form.locator('noscript button').click();
    await expect(page).toHaveURL(/\?filter\./);
    await expect(chips(page).getByRole('link')).toHaveCount(1);
    expect(problems.splice(0).filter((problem) => !/\.js csp$/.test(problem))).toEqual([]);
  });

  test('the form without an order leads to the list itself', async ({ page, brand, problems }) => {
    await page.goto(brand.longList);
    await page.locator('form:has(select[name=sort]) noscript button').click();
    await expect(page).toHaveURL(/\?sort=$/);
    await expect(page.locator('[data-insert]')).toHaveCount(2);
    expect(problems.splice(0).filter((problem) => !/\.js csp$/.test(problem))).toEqual([]);
  });
});
