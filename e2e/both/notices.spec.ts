import type { Page } from '@playwright/test';
import type { Product } from '@shop/contracts';
import { addedDrawer } from '../support/cart.ts';
import { text } from '../support/messages.ts';
import { expect, sampleOf, test } from '../support/test.ts';
import { boxOf, entryWithFlyout, open, openProduct } from '../support/view.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-00f067aa0ba902b7-01`;

const addToCart = (page: Page) =>
  page.locator('main form').getByRole('button', { name: text('catalogue.addToCart.submit') });
/** Errors among the notices, which are the only ones with a button to dismiss them. */
const errors = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: text('ui-kit.noticeBanner.dismiss') }) });

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('a failed call shows one notice, whose trace id leaves its button in view', async ({
    page,
    brand,
    problems,
  }) => {
    await page.route('**/AddItem', (route) => route.fulfill({ status: 503, headers: { traceparent }, body: '' }));
    await openProduct(page, brand);
    await addToCart(page).click();
    const notice = errors(page);
    await expect(notice).toHaveCount(1);
    await expect(notice).toContainText(text('notices.failed.text', { status: '503' }));
    const trace = notice.getByText(text('notices.failed.trace', { traceId: TRACE }), { exact: true });
    await expect(trace).toBeVisible();

    const dismiss = notice.getByRole('button', { name: text('ui-kit.noticeBanner.dismiss') });
    const { x, width } = await boxOf(dismiss);
    expect(x + width).toBeLessThanOrEqual(390);
    const box = await boxOf(trace);
    expect(box.x + box.width).toBeLessThanOrEqual(x + 1);
    await dismiss.click();
    await expect(notice).toHaveCount(0);
    expect(problems.splice(0).filter((problem) => !problem.includes('503'))).toEqual([]);
  });
});

test('the notice of a failed call goes when the same call succeeds', async ({ page, brand, problems }) => {
  let isFailing = true;
  await page.route('**/AddItem', (route) =>
    isFailing ? route.fulfill({ status: 503, headers: { traceparent }, body: '' }) : route.continue(),
  );
  await openProduct(page, brand);
  await addToCart(page).click();
  await expect(errors(page)).toHaveCount(1);
  isFailing = false;
  await addToCart(page).click();
  await expect(addedDrawer(page)).toBeVisible();
  await expect(errors(page)).toHaveCount(0);
  expect(problems.splice(0).filter((problem) => !problem.includes('503'))).toEqual([]);
});

const inWords = {
  'too many requests': { answer: { status: 429, body: '' }, says: text('notices.busy.text') },
  'an unreadable answer': { answer: { status: 200, body: '<html>' }, says: text('notices.unreadable.text') },
};

for (const [name, { answer, says }] of Object.entries(inWords)) {
  test(`${name} are told in words, without a code`, async ({ page, brand, problems }) => {
    await page.route('**/AddItem', (route) => route.fulfill({ ...answer, headers: { traceparent } }));
    await openProduct(page, brand);
    await addToCart(page).click();
    await expect(errors(page)).toHaveCount(1);
    await expect(errors(page)).toContainText(says);
    expect((await errors(page).innerText()).replace(TRACE, '')).not.toMatch(/429|MALFORMED/);
    expect(problems.splice(0).filter((problem) => !problem.includes('429'))).toEqual([]);
  });
}

test('pointing at links and typing show no notice, whatever fails', async ({ page, brand, problems }) => {
  await open(page, brand.longList);
  const fail = (path: string) => page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
  await fail('**/site/Flyout');

  const flyout = page.waitForResponse('**/site/Flyout');
  await entryWithFlyout(page).locator('a').first().hover();
  await flyout;
  // It would cover the list.
  await page.keyboard.press('Escape');
  await fail('**/services/**');
  const ahead = page.waitForResponse('**/GetSiteContext');
  await page.locator('main article a').first().hover();
  await ahead;
  const suggested = page.waitForResponse('**/SearchSuggestions');
  await page.getByRole('combobox', { name: text('frame.search.label') }).pressSequentially(brand.searchTerm);
  await suggested;
  // The code that would tell of them loads when it is needed.
  await page.waitForLoadState('networkidle');
  await expect(errors(page)).toHaveCount(0);
  expect(problems.splice(0).filter((problem) => !problem.includes('500'))).toEqual([]);
});

test('a slider whose list cannot be loaded shows no notice', async ({ page, brand, problems }) => {
  await page.route('**/GetListingItems', (route) => route.fulfill({ status: 500, body: '' }));
  await open(page, sampleOf(brand, 'guide').german);
  const asked = page.waitForResponse('**/GetListingItems');
  await page.locator('main article:has(a[href*="/p/"])').first().scrollIntoViewIfNeeded();
  await asked;
  await page.waitForLoadState('networkidle');
  await expect(errors(page)).toHaveCount(0);
  expect(problems.splice(0).filter((problem) => !problem.includes('500'))).toEqual([]);
});

test('why an account is needed is said for as long as the drawer is open', async ({ page, brand }) => {
  const reply = await page.request.post('/services/catalogue/detail/GetProduct', {
    data: [sampleOf(brand, 'community').discussed],
  });
  const [product] = (await reply.json()) as [Product];
  await open(page, `${product.link.url}#reviews`);
  const why = page.getByText(text('community.anonymous.reviews'));
  await page
    .locator('#reviews')
    .getByRole('button', { name: text('community.reviews.write') })
    .first()
    .click();
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await expect(why).toBeVisible();
  await drawer.getByRole('button', { name: text('ui-kit.drawer.close'), exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(why).toHaveCount(0);
});
