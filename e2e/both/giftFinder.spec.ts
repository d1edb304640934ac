import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addedDrawer, cartLink } from '../support/cart.ts';
import { text } from '../support/messages.ts';
import { expect, hydrated, sampleOf, test } from '../support/test.ts';

/** Presses of a finger from the home page to the cart. */
const MAX_TAPS = 7;

const step = (page: Page, number: number, count: number): Locator =>
  page.getByText(text('cms-elements.giftFinder.progress', { number, count }));

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a gift within a budget is in the cart in a few taps, without a reload', async ({ page, brand }) => {
    const { answers, budgetCents, questions } = sampleOf(brand, 'giftFinder');
    let taps = 0;
    async function tap(what: Locator) {
      await what.tap();
      taps += 1;
    }

    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await tap(page.getByRole('main').getByRole('link', { name: answers[0]!, exact: true }).first());
    await expect(step(page, 2, questions)).toBeVisible();
    await expectAccessible(page);
    for (const [index, answer] of answers.slice(1).entries()) {
      await tap(page.getByRole('main').getByRole('link', { name: new RegExp(`^${answer}`) }));
      // Questions have answers of the same name.
      await expect(step(page, index + 3, questions)).toBeVisible();
    }
    await tap(page.getByRole('link', { name: /zeigen$/ }));
    const tiles = page.locator('main .results').getByRole('article');
    await expect(tiles.first()).toBeVisible();
    for (const tile of await tiles.allInnerTexts()) {
      const [, price = ''] = /(?:CHF|EUR)\s([\d’.]+)/.exec(tile) ?? [];
      expect(Math.round(Number(price.replaceAll('’', '')) * 100)).toBeLessThanOrEqual(budgetCents);
    }
    await expectAccessible(page);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    // The reasons stand below their tile, not behind the next one.
    const items = page
      .locator('main .results')
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') });
    const beyond = await items.evaluateAll((all) =>
      all.map((item) => {
        const { bottom } = item.getBoundingClientRect();
        return Math.round(
          Math.max(...[...item.children].map((child) => child.getBoundingClientRect().bottom)) - bottom,
        );
      }),
    );
    expect(Math.max(...beyond)).toBeLessThanOrEqual(0);

    // The link alone brings the same list.
    const first = await tiles.first().getByRole('heading').innerText();
    const shared = page.url();
    await tap(tiles.first().getByRole('link').first());
    await tap(page.locator('main form').getByRole('button', { name: text('catalogue.addToCart.submit') }));
    await expect(addedDrawer(page)).toBeVisible();
    expect(taps).toBeLessThanOrEqual(MAX_TAPS);
    await page.keyboard.press('Escape');
    await expect(cartLink(page, 1)).toBeVisible();

    await page.goto(shared);
    await expect(page.locator('main .results').getByRole('article').first().getByRole('heading')).toHaveText(first);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  });
});

test('a shared link to a question of several answers opens it, and it can be answered', async ({ page, brand }) => {
  const { path, several, start } = sampleOf(brand, 'giftFinder');
  await page.goto(`${path}?${start}&step=${several}`);
  await hydrated(page);
  await page.getByRole('checkbox').first().check();
  await page
    .getByRole('button', { name: text('cms-elements.giftFinder.next') })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`step=${several + 1}`));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions are links and forms that end in a list with reasons', async ({ page, brand, problems }) => {
    const { path, several, start } = sampleOf(brand, 'giftFinder');
    await page.goto(`${path}?${start}&step=${several}`);
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: text('cms-elements.giftFinder.next') }).click();
    await expect(page).toHaveURL(new RegExp(`step=${several + 1}`));
    await page.getByRole('link', { name: /zeigen$/ }).click();
    await expect(page.locator('main .results').getByRole('article').first()).toBeVisible();
    const why = page.locator('main .results').getByRole('article').first().locator('xpath=following-sibling::ul');
    await expect(why.getByRole('listitem')).toHaveCount(2);
    // Preloads of disabled scripts are reported, and nothing else.
    expect(problems.splice(0).filter((problem) => !/\.js csp$/.test(problem))).toEqual([]);
  });
});
