import type { Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { text, type TextId } from '../support/messages.ts';
import { expect, hydrated, sampleOf, test } from '../support/test.ts';
import { open, scrollTo, scrollY } from '../support/view.ts';

const button = (page: Page, id: TextId) => page.getByRole('button', { name: text(id), exact: true });
const filterButton = (page: Page) => page.getByRole('button', { name: text('catalogue.filters.open', { count: 0 }) });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the way back closes what is open and nothing else, and the focus returns to what opened it', async ({
    page,
    brand,
  }) => {
    await open(page, '/');
    await open(page, brand.longList);
    await scrollTo(page, 120);
    const openers = [button(page, 'frame.navigation.open'), button(page, 'frame.account.login'), filterButton(page)];
    for (const opener of openers) {
      await opener.focus();
      const y = await scrollY(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL(brand.url + brand.longList);
      await expect(opener).toBeFocused();
      expect(await scrollY(page)).toBe(y);
    }
    await page.goBack();
    await expect(page).toHaveURL(`${brand.url}/`);
  });

  test('what was closed otherwise is no step of the way back', async ({ page, brand }) => {
    await open(page, '/');
    await open(page, brand.longList);
    for (const key of ['Escape', 'Enter']) {
      await filterButton(page).focus();
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog');
      await expect(drawer).toBeVisible();
      const close = drawer.getByRole('button', { name: text('ui-kit.drawer.close') });
      await (key === 'Enter' ? close.press(key) : page.keyboard.press(key));
      await expect(drawer).toBeHidden();
    }
    // The entry of the drawer is taken away in the background.
    await expect.poll(() => page.evaluate(() => (history.state as { layers?: number }).layers ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(`${brand.url}/`);
  });

  test('a link of the menu leads on, and the way back to the page it was opened on', async ({ page, brand }) => {
    await open(page, brand.longList);
    await button(page, 'frame.navigation.open').click();
    const menu = page.getByRole('dialog');
    // Only the page itself has a header.
    await expect(menu.locator('header')).toHaveCount(0);
    await menu.getByRole('button', { name: text('frame.navigation.everything') }).click();
    await menu.locator(`nav a:visible:not([href="${brand.longList}"])`).first().click();
    await expect(menu).toBeHidden();
    await expect(page).not.toHaveURL(brand.url + brand.longList);
    await page.goBack();
    await expect(page).toHaveURL(brand.url + brand.longList);
    await expect(menu).toBeHidden();
  });
});

test('signing in begins in the first field and ends at the account button', async ({ page }) => {
  await open(page, '/');
  await button(page, 'frame.account.login').click();
  await expect(page.getByRole('dialog').getByLabel(text('auth.login.identifier'))).toBeFocused();
  await page.keyboard.press('Escape');
  await signIn(page);
  await expect(button(page, 'frame.account.open')).toBeFocused();
});

test('cook mode is closed by the way back, and outlives a reload with its step and the number of persons', async ({
  page,
  brand,
}) => {
  const recipe = sampleOf(brand, 'recipes').open;
  await open(page, recipe);
  const persons = page.getByRole('spinbutton', { name: text('recipes.persons.label') });
  await persons.fill('6');
  await persons.press('Enter');
  await button(page, 'pages.recipe.cook').click();
  const drawer = page.getByRole('dialog');
  await button(page, 'recipes.cookMode.next').click();
  const secondStep = drawer.getByText(text('recipes.cookMode.step', { number: 2, count: 5 }));
  await expect(secondStep).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(secondStep).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(brand.url + recipe);
  await expect(persons).toHaveValue('6');

  await button(page, 'pages.recipe.cook').click();
  await expect(secondStep).toBeVisible();
});

test('a number of persons with a fraction is taken in quarters, not for the greatest', async ({ page, brand }) => {
  await open(page, sampleOf(brand, 'recipes').open);
  const persons = page.getByRole('spinbutton', { name: text('recipes.persons.label') });
  for (const [typed, taken] of [
    ['2,5', '2.5'],
    ['4,3', '4.25'],
  ] as const) {
    await persons.fill(typed);
    await persons.press('Enter');
    await expect(persons).toHaveValue(taken);
  }
});

test('a quantity that is cut to what can be had says so', async ({ page, brand }) => {
  await open(page, brand.measured.product ?? brand.longList);
  const quantity = page.locator('main form').getByRole('spinbutton', { name: text('catalogue.addToCart.quantity') });
  const max = Number(await quantity.getAttribute('aria-valuemax'));
  await quantity.fill(String(max + 1));
  await quantity.press('Enter');
  await expect(quantity).toHaveValue(String(max));
  const note = page.getByRole('status').filter({ hasText: text('ui-kit.quantityField.cut', { max }) });
  await expect(note).toBeVisible();
  await quantity.press('ArrowDown');
  await expect(note).toBeHidden();
});

test('the search names a list of suggestions only while there is one', async ({ page, brand }) => {
  await open(page, '/');
  const field = page.getByRole('combobox', { name: text('frame.search.label') });
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).not.toHaveAttribute('aria-controls');
  await field.pressSequentially(brand.searchTerm);
  const list = page.getByRole('listbox', { name: text('frame.search.suggestions') });
  await expect(list).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
  await field.fill('zzzzqqqqxxxx');
  await expect(page.getByText(text('frame.search.nothing'))).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await expect(field).not.toHaveAttribute('aria-controls');
});
