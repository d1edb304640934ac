import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { closeAdded } from '../support/cart.ts';
import { text } from '../support/messages.ts';
import { expect, hydrated, test } from '../support/test.ts';

const drawerLink = (page: Page) => page.locator('a[href$="#drawer"]').first();
const scriptOf = (part: string) => new RegExp(`${part}[^/]*(/index\\.ts|\\.js)(\\?.*)?$`);
/** Resolves once React has hydrated the whole page, which it does in pieces. */
const takenOver = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual');
/** As browser translators do: every text node is wrapped in elements unknown to React. */
function translate() {
  document.documentElement.classList.add('translated-ltr');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const node of texts) {
    if (!node.data.trim() || node.parentElement?.closest('script, style')) continue;
    const font = document.createElement('font');
    font.textContent = node.data;
    node.replaceWith(font);
  }
}
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('a link opens its page in a drawer, which fetches it once and restores the focus', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = drawerLink(page);
  await link.focus();
  await page.keyboard.press('Enter');

  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { level: 2 }).first()).not.toHaveText(text('cms-renderer.drawer.title'));
  await expect(drawer.locator('p').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(asked.filter((path) => path.endsWith('/Page'))).toHaveLength(1);
  expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  // The drawer slides in.
  const rightEdge = async () => {
    const box = await drawer.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  await expect.poll(rightEdge).toBe(1280);
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.locator('p').first()).toBeVisible();
  expect(asked.filter((path) => path.endsWith('/Page'))).toHaveLength(1);
});

test('without scripts the same link goes to the page', async ({ browser, brand }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: brand.url });
  const page = await context.newPage();
  await page.goto('/');
  await drawerLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe('/');
  await context.close();
});

test('a drawer says that it found nothing, and a link inside navigates', async ({ page, problems }) => {
  await page.goto('/');
  await hydrated(page);
  const link = drawerLink(page);
  await link.evaluate((element) => element.setAttribute('href', '/das-gibt-es-nicht#drawer'));
  await link.click();
  const notice = page.getByRole('dialog').getByRole('status');
  await expect(notice).toContainText(text('cms-renderer.drawer.notFound.title'));
  await expect(notice).toContainText(text('cms-renderer.drawer.notFound.text'));
  expect(problems.splice(0)).toEqual([expect.stringContaining('No content found')]);
  await page.keyboard.press('Escape');

  await link.evaluate((element) => element.setAttribute('href', '/#drawer'));
  await link.click();
  await page.getByRole('dialog').locator('a:visible').first().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(new URL(page.url()).pathname).not.toBe('/');
});

test('an error is shown above the open drawer, can be dismissed there, and disappears after its time', async ({
  page,
  problems,
}) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page);
  await page.route('**/services/site/site/Page', (route) => route.fulfill({ status: 500, body: 'fault' }));
  await drawerLink(page).click();
  const drawer = page.getByRole('dialog');
  const notice = drawer.getByRole('alert').filter({ hasText: text('notices.internal.title') });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: text('ui-kit.noticeBanner.dismiss') }).click();
  await expect(notice).toBeHidden();

  await page.keyboard.press('Escape');
  await page.mouse.move(0, 400);
  await drawerLink(page).click();
  await expect(notice).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(notice).toBeHidden();
  await expect(drawer).toBeVisible();
  expect(problems.splice(0).some((problem) => problem.includes('Failed to load cms content'))).toBe(true);
});

test('a page changed by a translator keeps working, without an error message', async ({ page, brand }) => {
  await page.goto(`/suche?q=${brand.searchTerm}`);
  await takenOver(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/p\//);
  const add = page.locator('main form').getByRole('button', { name: text('catalogue.addToCart.submit') });
  await expect(add).toBeVisible();
  await page.evaluate(translate);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  // The button's loading state replaces a text that a translator has wrapped.
  await add.click();
  await closeAdded(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(add).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a page whose code is gone after a deployment is loaded as a document, and works without scripts', async ({
  page,
  brand,
  problems,
}) => {
  await page.goto('/');
  await takenOver(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const blocked = scriptOf('listing');
  await page.route(blocked, (route) => route.fulfill({ status: 404, body: '' }));
  const documents: string[] = [];
  page.on('framenavigated', (frame) => documents.push(frame.url()));
  const logged = page.waitForEvent('console', (message) => message.text().includes('it stays as it is'));
  await page.locator(`header a[href="${brand.longList}"]:visible`).first().click();
  await logged;

  expect(await isSameDocument(page)).toBe(false);
  // The navigation, and one retry; then the server HTML stays.
  expect(documents).toHaveLength(2);
  await expect(page.getByRole('article').first()).toBeVisible();
  problems.length = 0;

  await page.unroute(blocked);
  await page.getByRole('article').first().getByRole('link').first().click();
  await hydrated(page);
  expect(new URL(page.url()).pathname).toMatch(/\/p\//);
});
