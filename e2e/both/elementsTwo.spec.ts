import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { locales } from '../support/brands.ts';
import { text } from '../support/messages.ts';
import { expect, hydrated, sampleOf, test } from '../support/test.ts';
import { boxOf } from '../support/view.ts';
import { layoutShift, MAX_LAYOUT_SHIFT } from '../support/layoutShift.ts';

const legal = ['/agb', '/datenschutz', '/kontakt', '/lieferung', '/widerruf-und-rueckgabe', '/glossar'];

/** Seconds between two banners on the tested page. */
const INTERVAL = 8;

const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]');
const shownBanner = (page: Page) => carousel(page).locator('li:not([inert]) h2');

/** Addresses of the current page in every language. */
async function inEveryLanguage(page: Page): Promise<string[]> {
  const links = locales.map((locale) => page.locator(`header a[hreflang="${locale}-CH"]`).first());
  return Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) await page.mouse.wheel(0, 600);
}

test('pages of people, brands and terms are linked, complete and accessible in every language', async ({
  page,
  brand,
}) => {
  const { people, makers, glossary, index } = sampleOf(brand, 'editorial');
  await page.goto('/');
  for (const start of [people, makers, glossary, index]) {
    await expect(page.locator(`footer a[href="${start}"]`)).toBeAttached();
  }
  for (const start of [people, makers, glossary, index]) {
    await page.goto(start);
    for (const address of await inEveryLanguage(page)) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
    }
  }
});

test("shared texts are in the page's language", async ({ page }) => {
  for (const start of legal) {
    await page.goto(start);
    for (const address of await inEveryLanguage(page)) {
      const response = await page.goto(address);
      expect(response?.status(), address).toBe(200);
      const words = (await page.locator('main').innerText()).split(/\s+/).length;
      expect(words, address).toBeGreaterThan(120);
    }
  }
  await page.goto('/agb');
  expect(await page.locator('main h2').count()).toBeGreaterThanOrEqual(12);
});

test('no link of these pages is broken', async ({ page, brand, request }) => {
  const { people, makers, glossary, index } = sampleOf(brand, 'editorial');
  const targets = new Set<string>();
  for (const start of [people, makers, glossary, index, ...legal]) {
    await page.goto(start);
    const hrefs = await page
      .locator('main a[href^="/"]')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')!));
    for (const href of hrefs) targets.add(href.split('#')[0]!);
  }
  expect(targets.size).toBeGreaterThan(60);
  for (const target of targets) expect((await request.get(target)).status(), target).toBe(200);
});

for (const width of [390, 768, 1920]) {
  test(`nothing moves, and nothing is wider than a window of ${width} px`, async ({ page, brand }) => {
    await page.setViewportSize({ width, height: 900 });
    const { people, makers, index } = sampleOf(brand, 'editorial');
    for (const address of [people, makers, index]) {
      await page.goto(address);
      await hydrated(page);
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      expect(await layoutShift(page), address).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, address).toBeLessThanOrEqual(0);
    }
  });
}

test.describe('the promo banner', () => {
  test('advances by itself, wraps around, and stops while paused', async ({ page, brand }) => {
    await page.clock.install();
    await page.goto(sampleOf(brand, 'editorial').people);
    await hydrated(page);
    const titles = await carousel(page).locator('h2').allInnerTexts();
    expect(titles).toHaveLength(3);
    await expect(carousel(page).getByRole('button', { name: text('cms-elements.promoBanner.pause') })).toBeVisible();
    for (const title of [titles[1]!, titles[2]!, titles[0]!]) {
      await page.clock.runFor(INTERVAL * 1000);
      await expect(shownBanner(page)).toHaveText(title);
    }
    await page.getByRole('button', { name: text('cms-elements.promoBanner.pause') }).click();
    await page.mouse.move(0, 0);
    await page.locator(':focus').blur();
    await page.clock.runFor(INTERVAL * 5000);
    await expect(shownBanner(page)).toHaveText(titles[0]!);
    await expect(page.getByRole('button', { name: text('cms-elements.promoBanner.play') })).toBeVisible();
  });

  test('shows the one whose bullet is chosen', async ({ page, brand }) => {
    // No automatic advancing meanwhile.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(sampleOf(brand, 'editorial').people);
    await hydrated(page);
    const titles = await carousel(page).locator('h2').allInnerTexts();
    await carousel(page)
      .getByRole('button', { name: text('cms-elements.promoBanner.show', { number: 3, count: 3 }) })
      .click();
    await expect(shownBanner(page)).toHaveText(titles[2]!);
  });

  test('has its controls below the picture, of which they cover nothing', async ({ page, brand }) => {
    await page.goto(sampleOf(brand, 'editorial').people);
    await hydrated(page);
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const pictures = await boxOf(carousel(page).getByRole('list').first());
      const bullet = carousel(page).getByRole('button', {
        name: text('cms-elements.promoBanner.show', { number: 1, count: 3 }),
      });
      expect((await boxOf(bullet)).y).toBeGreaterThanOrEqual(pictures.y + pictures.height);
    }
  });

  test('does not advance with reduced motion', async ({ page, brand }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(sampleOf(brand, 'editorial').people);
    await hydrated(page);
    const [first] = await carousel(page).locator('h2').allInnerTexts();
    await page.clock.runFor(INTERVAL * 5000);
    await expect(shownBanner(page)).toHaveText(first!);
    await expect(page.getByRole('button', { name: text('cms-elements.promoBanner.pause') })).toHaveCount(0);
  });
});

test('a block opens additional content in a drawer, and restores the focus', async ({ page, brand }) => {
  await page.goto(sampleOf(brand, 'editorial').people);
  await hydrated(page);
  const more = page.getByRole('button', { name: text('cms-elements.block.more') }).first();
  await more.click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(more).toBeFocused();
});

test("a members' link opens the registration for a visitor", async ({ page, brand }) => {
  await page.goto(sampleOf(brand, 'editorial').people);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const opened = page.getByRole('dialog');
  await page.locator('section[data-layout=community] .links a').first().click();
  await expect(opened).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${sampleOf(brand, 'editorial').people}$`));
});

test('the people can be slid, and each has links', async ({ page, brand }) => {
  await page.goto(sampleOf(brand, 'editorial').people);
  await hydrated(page);
  const slider = page.locator('main section:has(> section li article h3)').last();
  const cards = page.locator('main li:has(> article h3)').filter({ has: page.locator('.links a') });
  expect(await cards.count()).toBeGreaterThanOrEqual(5);
  const last = cards.last();
  await slider.scrollIntoViewIfNeeded();
  await expect(last).not.toBeInViewport();
  await page
    .getByRole('button', { name: text('ui-kit.carousel.next') })
    .first()
    .click();
  await expect(last).toBeInViewport({ ratio: 0.5 });
  const name = await last.getByRole('heading').innerText();
  await last.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(name.length).toBeGreaterThan(0);
  await expect(page).not.toHaveURL(new RegExp(`${sampleOf(brand, 'editorial').people}$`));
});

test('the index links to its letters, in three columns on wide screens and one on small ones', async ({
  page,
  brand,
}) => {
  await page.goto(sampleOf(brand, 'editorial').index);
  await hydrated(page);
  const alphabet = page.getByRole('navigation', { name: text('cms-elements.letters.label') });
  const used = await alphabet.getByRole('link').allInnerTexts();
  expect(used.length).toBeGreaterThan(15);
  expect(await alphabet.getByRole('listitem').count()).toBe(27);
  await expect(alphabet.getByRole('listitem').filter({ hasText: /^X$/ }).getByRole('link')).toHaveCount(0);

  await alphabet.getByRole('link', { name: 'W', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#index-w$/);
  const section = page.locator('#index-w');
  await expect(section).toBeInViewport();
  const header = (await page.getByRole('banner').boundingBox())!;
  await expect(section.getByRole('heading')).toBeInViewport();
  expect((await section.getByRole('heading').boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
  // The keyboard focus continues from there.
  await page.keyboard.press('Tab');
  await expect(section.getByRole('link').first()).toBeFocused();

  const columns = () =>
    page
      .locator('#index-s li')
      .evaluateAll((items) => new Set(items.map((li) => Math.round(li.getBoundingClientRect().x))).size);
  expect(await columns()).toBe(3);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await columns()).toBe(1);
});

test('the index links to its entries, including terms of the glossary', async ({ page, brand }) => {
  const { index, glossary, term } = sampleOf(brand, 'editorial');
  await page.goto(index);
  await hydrated(page);
  await page.locator(`main a[href="${glossary}#${term}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${glossary}#${term}$`));
  await expect(page.locator(`#${term}`).getByRole('heading', { level: 3 })).toBeInViewport();
});

test('the index works without scripts', async ({ browser, baseURL, brand }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${sampleOf(brand, 'editorial').index}`);
  expect(await page.locator('main section a').count()).toBeGreaterThan(100);
  await context.close();
});
