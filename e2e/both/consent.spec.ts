import type { Locator, Page } from '@playwright/test';
import { eventsOf, pushed } from '../support/analytics.ts';
import { expectAccessible } from '../support/axe.ts';
import { openLogin } from '../support/account.ts';
import { account } from '../support/brands.ts';
import { holdBack } from '../support/holdBack.ts';
import { layoutShift, MAX_LAYOUT_SHIFT } from '../support/layoutShift.ts';
import { text } from '../support/messages.ts';
import { expect, hydrated, test } from '../support/test.ts';

test.use({ consent: 'open' });

const banner = (page: Page) => page.getByRole('region', { name: text('frame.consent.title') });
const answer = (page: Page, id: 'all' | 'necessaryOnly' | 'choose') =>
  banner(page).getByRole('button', { name: text(`frame.consent.${id}`) });

/** Origins other than the shop's that were requested. */
function foreignOrigins(page: Page): Set<string> {
  const foreign = new Set<string>();
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== new URL(page.url()).origin && page.url() !== 'about:blank') {
      foreign.add(origin);
    }
  });
  return foreign;
}

async function openFirstProduct(page: Page) {
  await page.locator('main article a').first().click();
  await page.waitForURL(/\/p\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('the question comes with the scripts that the page begins with', async ({ page, brand }) => {
  const html = await (await page.request.get(brand.longList)).text();
  const [, , ...listed] = /data-start="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(listed.length).toBeGreaterThan(1);
  const release = await holdBack(page, ({ pathname }) => pathname.endsWith('.js') && !listed.includes(pathname));
  await page.goto(brand.longList);
  await expect(banner(page)).toBeVisible();
  release();
});

test('the question covers less than a third of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const { height } = (await banner(page).boundingBox())!;
  expect(height).toBeLessThan(844 / 3);
});

test('nothing is stored, sent or queued for third parties before an answer, nor after a refusal', async ({
  page,
  brand,
}) => {
  const foreign = foreignOrigins(page);
  await page.goto(brand.longList);
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  expect(await pushed(page)).toBeNull();

  await answer(page, 'necessaryOnly').click();
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await openFirstProduct(page);
  await page.reload();
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toBeHidden();
  expect(await pushed(page)).toBeNull();
  expect([...foreign]).toEqual([]);
});

test("with consent, events before and after it arrive in order, in GA4's format", async ({ page, brand }) => {
  await page.goto(`${brand.longList}?token=secret&utm_source=letter`);
  await hydrated(page);
  await openFirstProduct(page);
  await answer(page, 'all').click();
  await expect.poll(async () => (await eventsOf(page, 'view_item')).length).toBe(1);

  const names = ((await pushed(page)) ?? []).flatMap(({ event }) => event ?? []);
  expect(names[0]).toBe('consent_update');
  expect(names.filter((name) => name !== 'view_item_list' && name !== 'view_promotion')).toEqual([
    'consent_update',
    'page_view',
    'select_item',
    'page_view',
    'view_item',
  ]);
  const [listView] = await eventsOf(page, 'page_view');
  expect(listView?.page_location).toBe(`${brand.url}${brand.longList}?utm_source=letter`);
  const [selected] = await eventsOf(page, 'select_item');
  const [viewed] = await eventsOf(page, 'view_item');
  const { currency, value, items } = viewed?.ecommerce ?? {};
  expect(currency).toBe(brand.market.currency);
  expect(value).toBeGreaterThan(0);
  expect(items?.[0]).toMatchObject({ item_id: selected?.ecommerce?.items?.[0]?.item_id, price: value });

  await page.getByRole('button', { name: text('catalogue.addToCart.submit') }).click();
  await expect.poll(async () => (await eventsOf(page, 'add_to_cart')).length).toBe(1);
  const [added] = await eventsOf(page, 'add_to_cart');
  expect(added?.ecommerce).toMatchObject({ currency, value, items: [{ item_id: items?.[0]?.item_id, quantity: 1 }] });
});

test('a list tracks the tiles that stay in view, and a slider its promotion', async ({ page, brand }) => {
  await page.goto(brand.longList);
  await answer(page, 'all').click();
  await page.locator('main article').first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await eventsOf(page, 'view_item_list')).length).toBeGreaterThan(0);
  const seen = (await eventsOf(page, 'view_item_list')).flatMap(({ ecommerce }) => ecommerce?.items ?? []);
  const tiles = await page.locator('main article').count();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.length).toBeLessThan(tiles);

  await page.locator('main article').last().scrollIntoViewIfNeeded();
  await expect
    .poll(
      async () => (await eventsOf(page, 'view_item_list')).flatMap(({ ecommerce }) => ecommerce?.items ?? []).length,
    )
    .toBeGreaterThan(seen.length);
  const all = (await eventsOf(page, 'view_item_list')).flatMap(({ ecommerce }) => ecommerce?.items ?? []);
  expect(new Set(all.map(({ item_id }) => item_id)).size, 'every tile counts once').toBe(all.length);

  await page.goto('/');
  await hydrated(page);
  // A teaser's promotion has no items; that of a list does.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 300);
      return (await eventsOf(page, 'view_promotion')).some(({ ecommerce }) => ecommerce?.items?.length);
    })
    .toBe(true);
  const promotions = await eventsOf(page, 'view_promotion');
  const ecommerce = promotions.find((event) => event.ecommerce?.items?.length)?.ecommerce;
  expect(ecommerce).toMatchObject({ promotion_id: /./, creative_name: /./ });
});

test('the analytics event of a response reaches the queue', async ({ page }) => {
  await page.route('**/services/profile/identity/Login', async (route) => {
    const response = await route.fetch();
    const event = encodeURIComponent(JSON.stringify({ name: 'loyalty', level: 'Gold' }));
    await route.fulfill({
      response,
      headers: { ...response.headers(), 'x-shop-action': 'login', 'x-shop-event': event },
    });
  });
  await page.goto('/');
  await answer(page, 'all').click();
  const drawer = await openLogin(page);
  await drawer.getByLabel(text('auth.login.identifier')).fill(account.email);
  await drawer.getByLabel(text('auth.login.password'), { exact: true }).fill(account.password);
  await drawer.getByRole('button', { name: text('auth.login.submit') }).click();
  await expect(drawer).toBeHidden();
  await expect.poll(() => eventsOf(page, 'loyalty')).toMatchObject([{ action: 'login', level: 'Gold' }]);
  expect(await eventsOf(page, 'login')).toMatchObject([{ method: 'password' }]);
});

test('the banner is usable by keyboard, and never covers the focus', async ({ page, brand }) => {
  await page.goto(brand.longList);
  await expect(banner(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text('frame.skipLink.label') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link')).toBeFocused();

  for (const target of [page.locator('main article a').nth(8), page.locator('footer a').last()]) {
    await target.focus();
    const edge = (await banner(page).boundingBox())?.y ?? 0;
    await expect.poll(async () => bottomOf(await target.boundingBox())).toBeLessThanOrEqual(edge);
  }

  const choose = answer(page, 'choose');
  await choose.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('checkbox', { name: text('frame.consent.statistics.title') }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await expect
    .poll(() => eventsOf(page, 'consent_update'))
    .toMatchObject([{ statistics: true, marketing: false, externalMedia: false }]);

  await page.getByRole('link', { name: text('frame.consent.settings') }).click();
  await expect(drawer.getByRole('checkbox', { name: text('frame.consent.statistics.title') })).toBeChecked();
  await drawer.getByRole('button', { name: text('frame.consent.necessaryOnly') }).click();
  await expect.poll(async () => (await eventsOf(page, 'consent_update')).at(-1)).toMatchObject({ statistics: false });
});

test('the way to the top and notices stand above the banner', async ({ page, brand, problems }) => {
  await page.goto(brand.longList);
  await hydrated(page);
  await expect(banner(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  const isAbove = async (element: Locator) => {
    await expect(element).toBeVisible();
    const overlap = async () => bottomOf(await element.boundingBox()) - ((await banner(page).boundingBox())?.y ?? 0);
    await expect.poll(overlap).toBeLessThanOrEqual(0);
  };
  await isAbove(page.getByRole('button', { name: text('frame.scrollToTop.label') }));

  await page.route('**/services/**', (route) => route.abort('connectionrefused'));
  await page
    .locator('main article a')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await isAbove(page.getByRole('button', { name: text('storefront.error.retry') }));
  // The browser reports calls that fail.
  expect(problems.splice(0).filter((problem) => !/ERR_CONNECTION_REFUSED/.test(problem))).toEqual([]);
});

test('the banner causes no layout shift and leaves the page usable', async ({ page, brand }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(brand.longList);
  await expect(banner(page)).toBeVisible();
  const covered = (await banner(page).boundingBox())?.height ?? Infinity;
  expect(covered).toBeLessThan(844 * 0.45);
  expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  await page.getByRole('button', { name: text('frame.navigation.open') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

function bottomOf(box: { y: number; height: number } | null): number {
  return box ? box.y + box.height : Infinity;
}
