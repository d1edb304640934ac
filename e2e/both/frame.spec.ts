import type { Page } from '@playwright/test';
import { opacityOf, worstContrast } from '../support/contrast.ts';
import { text, type TextId } from '../support/messages.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { boxOf, entryWithFlyout, open, openProduct, overflow, overlap, scrollTo, scrollY } from '../support/view.ts';

const bar = (page: Page) => page.locator('header .bar');

test.describe('the header over a hero', () => {
  test('is transparent and legible, until the pointer or the focus enters it', async ({ page, brand }) => {
    await open(page, brand.longList);
    expect(await opacityOf(bar(page))).toBeLessThan(1);
    expect(await worstContrast(bar(page))).toBeGreaterThanOrEqual(4.5);
    expect((await boxOf(page.locator('main'))).y).toBe((await boxOf(bar(page))).y);

    await page.locator('header .logo').hover();
    await expect.poll(() => opacityOf(bar(page))).toBe(1);
    await page.locator('footer').hover();
    await scrollTo(page, 0);
    await expect.poll(() => opacityOf(bar(page))).toBeLessThan(1);

    await page.locator('header .logo').focus();
    await expect.poll(() => opacityOf(bar(page))).toBe(1);
  });

  test('is opaque once the page has scrolled, and on pages without a hero', async ({ page, brand }) => {
    await open(page, brand.longList);
    await scrollTo(page, 51);
    await expect.poll(() => opacityOf(bar(page))).toBe(1);
    await scrollTo(page, 0);
    await expect.poll(() => opacityOf(bar(page))).toBeLessThan(1);
    await openProduct(page, brand);
    expect(await opacityOf(bar(page))).toBe(1);
  });
});

test('back and forward restore the scroll position, a reload starts at the top', async ({ page, brand }) => {
  await open(page, brand.longList);
  await scrollTo(page, 900);
  // Playwright would scroll to the clicked element.
  await page
    .locator('main article a')
    .nth(5)
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/\/p\//);
  await expect.poll(() => scrollY(page)).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(page).toHaveURL(brand.url + brand.longList);
  await expect.poll(() => scrollY(page)).toBe(900);
  await page.goForward();
  await page.waitForURL(/\/p\//);
  await expect.poll(() => scrollY(page)).toBe(300);
  await page.reload();
  await hydrated(page);
  expect(await scrollY(page)).toBe(0);
});

test('the scroll position is restored after another document', async ({ page, brand }) => {
  await open(page, brand.longList);
  await scrollTo(page, 700);
  // Another language is another document.
  await page
    .locator('a[hreflang="fr-CH"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/\/fr\//);
  await page.goBack();
  await expect(page).toHaveURL(brand.url + brand.longList);
  await expect.poll(() => scrollY(page)).toBe(700);
});

test('the arrow of the breadcrumbs goes back, and only pages below the root have them', async ({ page, brand }) => {
  await open(page, '/');
  await expect(page.getByRole('navigation', { name: text('frame.breadcrumbs.label') })).toHaveCount(0);
  await entryWithFlyout(page).locator('a').first().click();
  await page.waitForURL(brand.url + brand.longList);
  await page
    .getByRole('button', { name: text('frame.breadcrumbs.back'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(`${brand.url}/`);
});

test('the arrow of the breadcrumbs leads up for who has come from elsewhere', async ({ page, brand }) => {
  await page.goto('data:text/html,<p>Suche</p>');
  await open(page, brand.longList);
  expect(await page.evaluate(() => history.length)).toBeGreaterThan(1);
  const path = page.getByRole('navigation', { name: text('frame.breadcrumbs.label') });
  const parent = await path.getByRole('link').last().getAttribute('href');
  await page
    .getByRole('button', { name: text('frame.breadcrumbs.back'), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(brand.url + parent);
});

test('neither link targets nor focused controls are covered by the header', async ({ page, brand }) => {
  await openProduct(page, brand);
  const reviews = page.locator('main a[href="#reviews"]').first();
  await reviews.click();
  await expect(page).toHaveURL(/#reviews$/);
  const part = page.locator('#reviews');
  const header = page.locator('header .row');
  await expect(part).toBeInViewport();
  const { y, height } = await boxOf(header);
  expect((await boxOf(part)).y).toBeGreaterThanOrEqual(y + height);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(0);

  await scrollTo(page, 100_000);
  await page.locator('footer a').first().focus();
  // Tabbing backwards scrolls each control in at the top, where the header is.
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Shift+Tab');
    // Hydration replaces server HTML, and restores the focus; the element has no box at that moment.
    const isCovered = () => overlap(page.locator(':focus'), header).catch(() => null);
    await expect.poll(isCovered).toBe(false);
  }
});

test('back and forward return to where a page with sections was left', async ({ page, brand }) => {
  await openProduct(page, brand);
  await page.locator('#reviews').evaluate((section) => {
    window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY + 300, behavior: 'instant' });
  });
  await expect(page).toHaveURL(/#\w/);
  // What is near loads now, and browsers keep in place what is in view.
  await page.waitForLoadState('networkidle');
  const address = page.url();
  const left = await scrollY(page);
  // The pointer would scroll the link into view first.
  await page
    .getByRole('banner')
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(new RegExp(new URL(address).pathname));
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect.poll(async () => Math.abs((await scrollY(page)) - left)).toBeLessThanOrEqual(2);
});

test('code that fails to load breaks no page', async ({ page, problems, brand }) => {
  await page.route(/\/(AuthDrawer|MobileMenu|Suggestions|FlyoutPanel)(-|\.tsx)/, (route) => route.abort('failed'));
  await open(page, brand.longList);
  await page.getByRole('button', { name: text('frame.account.login') }).click();
  const notice = page.getByRole('status').filter({ hasText: text('notices.loadFailed.text') });
  await expect(notice.getByRole('button', { name: text('notices.loadFailed.reload') })).toBeVisible();
  await notice.getByRole('button', { name: text('ui-kit.noticeBanner.dismiss') }).click();
  await expect(notice).toBeHidden();

  await entryWithFlyout(page).locator('a').first().hover();
  await page.getByRole('combobox', { name: text('frame.search.label') }).fill(brand.searchTerm);
  await expect.poll(() => problems.filter((problem) => problem.includes('Suggestions')).length).toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: text('frame.navigation.open') }).click();
  await expect(notice).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: text('frame.search.label') }).press('Enter');
  await expect(page).toHaveURL(/\?q=/);
  expect(problems.splice(0).filter((problem) => !/ERR_FAILED/.test(problem))).toEqual([]);
});

for (const width of [390, 768, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("the cart's notice covers neither the header nor the button just used", async ({ page, brand }) => {
      await openProduct(page, brand);
      const add = page.getByRole('button', { name: text('catalogue.addToCart.submit') });
      // At the very bottom, where notices appear.
      await add.evaluate((node) => node.scrollIntoView({ block: 'end' }));
      const cartItemError = { code: 'NotEnoughStock', sku: '', available: 1 };
      await page.route('**/AddItem', (route) => route.fulfill({ json: [null, '', { cartItemError }] }));
      await add.click();
      const notice = page
        .locator('[role="status"], [role="alert"]')
        .filter({ hasText: text('cart.notEnoughStock.title') });
      await expect(notice).toBeVisible();
      await expect.poll(() => overlap(notice, add)).toBe(false);
      expect(await overlap(notice, bar(page))).toBe(false);
    });

    test('the second level is a grid of two columns on small screens, a row on wide ones', async ({ page, brand }) => {
      await open(page, brand.longList);
      const label = await page.locator('main nav ol [aria-current]').innerText();
      const links = page
        .getByRole('navigation', { name: text('frame.navigation.within', { label }) })
        .getByRole('link');
      const [first, second, third] = await Promise.all([0, 1, 2].map((index) => boxOf(links.nth(index))));
      expect(second!.y).toBe(first!.y);
      if (width < 1024) {
        expect(third!.y).toBeGreaterThan(first!.y);
        expect(second!.width).toBeCloseTo(first!.width, 0);
        expect(first!.height).toBeGreaterThanOrEqual(44);
      } else {
        expect(third!.y).toBe(first!.y);
      }
    });
  });
}

test('the pages of the service have their navigation as a sidebar, which can be hidden', async ({ page }) => {
  await open(page, '/');
  const link = page.locator('footer details').last().locator('a').first();
  const label = await page.locator('footer summary').last().innerText();
  await link.click();
  const side = page.getByRole('navigation', { name: text('frame.navigation.within', { label }) });
  await expect(side.getByRole('link').first()).toHaveAttribute('aria-current', 'page');
  const title = page.getByRole('heading', { level: 1 });
  expect((await boxOf(title)).x).toBeGreaterThan((await boxOf(side)).x + (await boxOf(side)).width);

  const put = (id: TextId) => page.getByRole('button', { name: text(id) });
  await put('frame.sidebar.hide').click();
  await expect(side).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('showSidebar'))).toBe('false');
  await put('frame.sidebar.show').click();
  await expect(side).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the footer is an accordion, not covered by the scroll-to-top button', async ({ page, brand }) => {
    await open(page, brand.longList);
    const group = page.locator('footer details').first();
    const link = group.locator('a').first();
    await expect(link).toBeHidden();
    await group.locator('summary').click();
    await expect(link).toBeVisible();
    const top = page.getByRole('button', { name: text('frame.scrollToTop.label') });
    // Parts that come when they are near move the end of the page.
    await expect(async () => {
      await scrollTo(page, 100_000);
      await expect(top).toBeVisible();
      expect(await overlap(top, page.locator('footer .legal'))).toBe(false);
    }).toPass();
    await top.click();
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(page.locator('main')).toBeFocused();
  });
});

test.describe('at 320 px, as at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('nothing overflows horizontally, and the header does not cover the content', async ({ page, brand }) => {
    for (const path of ['/', brand.longList]) {
      await open(page, path);
      expect(await overflow(page)).toBe(0);
    }
    await openProduct(page, brand);
    expect(await overflow(page)).toBe(0);
    await scrollTo(page, 400);
    await expect(bar(page)).not.toBeInViewport();
  });
});
