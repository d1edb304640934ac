import type { Locator, Page } from '@playwright/test';
import { signIn, signOut } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { cartLink } from '../support/cart.ts';
import { layoutShift, MAX_LAYOUT_SHIFT } from '../support/layoutShift.ts';
import { text } from '../support/messages.ts';
import { newPerson } from '../support/registration.ts';
import { expect, sampleOf, test } from '../support/test.ts';
import { boxOf, open, openProduct, overflow } from '../support/view.ts';

const PAGE = '/profil/wish-list';

const hearts = (page: Page) => page.locator('main article [data-wish]');
const heartOf = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: text('catalogue.wishButton.label', { title }), exact: true }).first();
const rows = (page: Page) => page.locator('main article');
/** The row of an article, whose name may say which variant it is. */
const rowOf = (page: Page, title: string): Locator => rows(page).filter({ hasText: title });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Wishes for the first articles of the brand's long list that can be bought. Gives their titles. */
async function wishForTwo(page: Page, list: string): Promise<string[]> {
  await open(page, list);
  const titles: string[] = [];
  for (const index of [0, 1]) {
    const tile = rows(page)
      .filter({ has: page.locator('[data-wish]') })
      .nth(index);
    const title = (await tile.getByRole('heading').innerText()).trim();
    await heartOf(page, title).click();
    await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'true');
    titles.push(title);
  }
  return titles;
}

for (const width of [390, 1280]) {
  test(`wishes come from tiles, with a visitor to an account, to others and to the cart, at ${width} px`, async ({
    page,
    brand,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const titles = await wishForTwo(page, brand.longList);
    const person = await newPerson(brand);

    // Without an account.
    await open(page, PAGE);
    await expect(rows(page)).toHaveCount(2);
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await page.screenshot({ path: `test-results/wishes-${brand.site}-visitor-${width}.png`, fullPage: true });
    await rowOf(page, titles[0]!)
      .getByRole('button', { name: text('profile.wishList.remove') })
      .click();
    await expect(rows(page)).toHaveCount(1);
    await button(page, text('profile.wishList.removed.undo')).click();
    await expect(rows(page)).toHaveCount(2);

    // At the sign-in they come along.
    await signIn(page, person);
    await expect(page.getByRole('heading', { name: text('profile.wishList.new.title') })).toBeVisible();
    await expect(rows(page)).toHaveCount(2);

    // A second list, shared with somebody who has no account.
    await page.getByLabel(text('profile.wishList.new.label')).fill('Geburtstag');
    await button(page, text('profile.wishList.new.submit')).click();
    const lists = page.getByLabel(text('profile.wishList.choose'), { exact: true });
    await expect(lists.locator('option:checked')).toHaveText('Geburtstag');
    await lists.selectOption({ label: text('profile.wishList.first') });
    await rowOf(page, titles[0]!).getByRole('combobox').selectOption({ label: 'Geburtstag' });
    await rowOf(page, titles[0]!)
      .getByRole('button', { name: text('profile.wishList.move.submit') })
      .click();
    await expect(rows(page)).toHaveCount(1);
    await lists.selectOption({ label: 'Geburtstag' });
    await expect(rows(page)).toHaveCount(1);
    await button(page, text('profile.wishList.share.submit')).click();
    const link = page.getByLabel(text('profile.wishList.share.link'));
    await expect(link).toBeFocused();
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await page.screenshot({ path: `test-results/wishes-${brand.site}-customer-${width}.png`, fullPage: true });

    const context = await browser.newContext();
    const other = await context.newPage();
    await open(other, await link.inputValue());
    await expect(other.getByRole('heading', { level: 1, name: 'Geburtstag' })).toBeVisible();
    await expect(other.locator('main')).not.toContainText('Rosa');
    await rowOf(other, titles[0]!).getByRole('button').click();
    await expect(cartLink(other, 1)).toBeVisible();
    await expect(rows(other)).toHaveCount(1);
    await context.close();

    // What goes to the cart leaves the list, and the heart on the tile.
    await rowOf(page, titles[0]!)
      .getByRole('button', { name: text('profile.wishList.buy') })
      .click();
    await expect(cartLink(page, 1)).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
    await open(page, brand.longList);
    await expect(heartOf(page, titles[0]!)).toHaveAttribute('aria-pressed', 'false');
    await expect(heartOf(page, titles[1]!)).toHaveAttribute('aria-pressed', 'true');

    // Nobody sees them after signing out.
    await signOut(page);
    await open(page, brand.longList);
    await expect(heartOf(page, titles[1]!)).toHaveAttribute('aria-pressed', 'false');
  });
}

test('a heart costs no script before it is wanted, and shows what is stored without its code', async ({
  page,
  brand,
  problems,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const late = () => scripts.filter((path) => path.includes('LiveHeart'));
  await open(page, brand.longList);
  await page.waitForLoadState('networkidle');
  expect(late()).toEqual([]);
  const [title = ''] = await wishForTwo(page, brand.longList);
  expect(late()).toHaveLength(1);

  await page.route('**/LiveHeart*', (route) => route.abort());
  await open(page, brand.longList);
  await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'true');
  expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  // Those of the code that was held back.
  problems.length = 0;
});

test('a heart can be pressed by a finger, and with the keyboard before its code is here', async ({ page, brand }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, brand.longList);
  const heart = hearts(page).first();
  const { width, height } = await boxOf(heart);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toBeFocused();
  await expectAccessible(page);
  await page.screenshot({ path: `test-results/hearts-${brand.site}-390.png` });
});

test('a product has a heart, too', async ({ page, brand }) => {
  await openProduct(page, brand);
  const title = (await page.getByRole('heading', { level: 1 }).innerText()).trim();
  await heartOf(page, title).click();
  await expect(heartOf(page, title)).toHaveAttribute('aria-pressed', 'true');
  await page.screenshot({ path: `test-results/heart-${brand.site}-product.png` });
  await page.getByRole('link', { name: text('catalogue.wish.toList') }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('recipes go on a shopping list, which is ticked off and shared', async ({ page, brand, browser }) => {
  const { open: recipe } = sampleOf(brand, 'recipes');
  await open(page, recipe);
  await button(page, text('recipes.shopping.add')).click();
  await page.getByRole('link', { name: text('recipes.plan.toList') }).click();
  await expect(page.getByRole('heading', { level: 1, name: text('profile.shoppingList.title') })).toBeVisible();
  const first = page.locator('main').getByRole('checkbox').first();
  await first.check();
  await page.reload();
  await expect(first).toBeChecked();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await page.screenshot({ path: `test-results/shopping-${brand.site}-${width}.png`, fullPage: true });
  }
  await button(page, text('profile.shoppingList.share')).click();
  const link = await page.getByLabel(text('profile.wishList.share.link')).inputValue();
  const context = await browser.newContext();
  const other = await context.newPage();
  await open(other, link);
  await expect(other.locator('main').getByRole('checkbox').first()).not.toBeChecked();
  await button(other, text('profile.shoppingList.shared.take')).click();
  await expect(button(other, text('profile.shoppingList.shared.take'))).toBeHidden();
  await expect(other.locator('main').getByRole('checkbox').first()).toBeVisible();
  await context.close();
});
