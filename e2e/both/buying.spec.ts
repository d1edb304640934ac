import type { Locator, Page } from '@playwright/test';
import type { Product } from '@shop/contracts';
import { signIn } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { closeAdded } from '../support/cart.ts';
import { text } from '../support/messages.ts';
import { expect, sampleOf, test } from '../support/test.ts';
import { boxOf, open } from '../support/view.ts';

/** Characters that a voucher takes, and px of the smallest type that is readable. */
const MAX_GREETING = 200;
const READABLE_PX = 11;

/** Opens the page of a product by its id. */
async function openItem(page: Page, id: string): Promise<Product> {
  const reply = await page.request.post('/services/catalogue/detail/GetProduct', { data: [id] });
  const [product] = (await reply.json()) as [Product];
  await open(page, product.link.url);
  return product;
}

/** Scrolls to a lazily loaded section, repeatedly since content above it may load meanwhile. */
async function comeTo(page: Page, id: string): Promise<Locator> {
  const section = page.locator(`main #${id}`);
  await expect(async () => {
    await section.evaluate((element) => element.scrollIntoView());
    await expect(section.getByRole('heading', { level: 2 })).toBeVisible({ timeout: 500 });
  }).toPass();
  return section;
}

const cart = (page: Page, count: number) => page.getByRole('link', { name: text('frame.header.cart', { count }) });
const addToCart = (page: Page) =>
  page.locator('main form').getByRole('button', { name: text('catalogue.addToCart.submit') });
const ownPicture = (inside: Page | Locator) => inside.getByRole('img', { name: text('catalogue.personalization.own') });

/** A picture to upload. */
async function photo(page: Page) {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/png').replace(/^[^,]*,/, '');
  });
  return { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
}

test('an uploaded picture is shown on the product and goes with it into the cart', async ({ page, brand }) => {
  const { title } = await openItem(page, sampleOf(brand, 'buying').personalizable);
  await page.getByRole('button', { name: text('pages.product.personalize') }).click();
  await page.locator('main [type=file]').setInputFiles(await photo(page));
  await expect(ownPicture(page.locator('main [data-row]'))).toBeVisible();
  await addToCart(page).click();
  await closeAdded(page);
  await expect(cart(page, 1)).toBeVisible();
  // The picture now belongs to the cart; the page is reset.
  await expect(ownPicture(page)).toHaveCount(0);

  await cart(page, 1).click();
  const picture = ownPicture(page.getByRole('listitem').filter({ hasText: title }));
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('on a phone words are seen on a large picture while they are typed', async ({ page, brand }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openItem(page, sampleOf(brand, 'buying').personalizable);
  await page.getByRole('button', { name: text('pages.product.personalize') }).click();
  const preview = page.locator('main [data-preview]');
  await page.locator('main [data-words]').getByRole('textbox').last().fill('Anna');
  await expect(preview.getByText('Anna')).toBeInViewport();
  expect((await boxOf(preview)).width).toBeGreaterThanOrEqual(240);
});

test('on a phone the longest greeting of a voucher is readable', async ({ page, brand }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openItem(page, sampleOf(brand, 'experiences').bought);
  await page.getByRole('button', { name: text('pages.product.personalize') }).click();
  await page.locator('main [data-words]').getByRole('textbox').last().fill('W'.repeat(MAX_GREETING));
  const greetings = page.locator('main em').filter({ hasText: 'W'.repeat(MAX_GREETING) });
  // On the preview and in the gallery.
  await expect(greetings).toHaveCount(2);
  for (const greeting of await greetings.all()) {
    const size = await greeting.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(READABLE_PX);
    const [label, picture] = [await boxOf(greeting.locator('..')), await boxOf(greeting.locator('../..'))];
    expect(label.y).toBeGreaterThanOrEqual(picture.y);
  }
});

test('accessories go with their product: into the cart, out of it and back', async ({ page, brand }) => {
  const { title } = await openItem(page, sampleOf(brand, 'buying').withAccessories);
  const section = await comeTo(page, 'accessoryProducts');
  const soldOut = section.getByRole('listitem').filter({ hasText: text('catalogue.stockNote.soldOut') });
  await expect(soldOut.getByRole('checkbox')).toBeDisabled();
  const free = section.getByRole('checkbox', { disabled: false });
  const count = await free.count();
  expect(count).toBeGreaterThan(0);
  for (let n = 0; n < count; n += 1) await free.nth(n).check();
  await expectAccessible(page);
  await section.getByRole('button', { name: text('pages.product.accessories.add', { count }) }).click();
  await closeAdded(page);
  await expect(cart(page, 1 + count)).toBeVisible();

  await cart(page, 1 + count).click();
  const parts = page.getByRole('list', { name: title, exact: true }).getByRole('listitem');
  await expect(parts).toHaveCount(count);
  await expectAccessible(page);
  await page.getByRole('button', { name: text('checkout.cartPage.removeItem', { title }), exact: true }).click();
  await expect(parts).toHaveCount(0);
  await page.getByRole('button', { name: text('checkout.cartPage.removed.undo') }).click();
  await expect(parts).toHaveCount(count);
  await expect(cart(page, 1 + count)).toBeVisible();
});

test('a visitor can be notified of a sold-out variant, at a corrected address', async ({ page, brand }) => {
  const { configurationOptions } = await openItem(page, sampleOf(brand, 'buying').withVariants);
  const values = configurationOptions.flatMap((option) => option.values);
  const soldOut = values.find(({ targetSKU }) => targetSKU === sampleOf(brand, 'buying').soldOutVariant)!;
  await expect(addToCart(page)).toBeVisible();
  const name = `${soldOut.label} ${text('catalogue.variants.soldOut')}`;
  await page.locator('main').getByRole('link', { name, exact: true }).click();
  const email = page.locator('main').getByRole('textbox', { name: text('catalogue.backInStock.email') });
  await expect(email).toBeVisible();
  await expect(addToCart(page)).toHaveCount(0);

  const corrected = `notify-${brand.site}@example.com`;
  await email.fill(corrected.replace(/m$/, ''));
  await email.press('Tab');
  await expect(page.getByText(text('forms.mistypedCom.question', { email: corrected }))).toBeVisible();
  await page.getByRole('button', { name: text('forms.mistypedCom.yes'), exact: true }).click();
  await expect(email).toHaveValue(corrected);
  await page.getByRole('button', { name: text('catalogue.backInStock.submit') }).click();
  await expect(page.getByText(text('catalogue.backInStock.done.text', { email: corrected }))).toBeVisible();
});

test('a customer answers a questionnaire, and sees the shares of the answers', async ({ page, brand }) => {
  await openItem(page, sampleOf(brand, 'buying').withQuestions);
  await signIn(page);
  const section = await comeTo(page, 'questionnaire');
  const question = section.getByRole('group').first();
  const other = question.getByRole('button', { pressed: false }).first();
  await expect(other).toContainText(/\d+ %/);
  const answer = await other.locator('span').first().innerText();
  await other.click();
  await expect(question.getByRole('button', { pressed: true })).toContainText(answer.trim());
  await expect(question.getByRole('button', { pressed: true })).toContainText(/[1-9]\d* %/);
});

test('a sample goes into the cart in the chosen variant', async ({ page, brand }) => {
  await openItem(page, sampleOf(brand, 'withSample'));
  const section = await comeTo(page, 'addSample');
  const sample = section.getByRole('listitem').first();
  const variants = sample.getByRole('combobox');
  const label = (await variants.getByRole('option').last().textContent()) ?? '';
  await variants.selectOption({ label });
  await sample.getByRole('button', { name: text('catalogue.addToCart.submit') }).click();
  await closeAdded(page);
  await expect(cart(page, 1)).toBeVisible();
  await cart(page, 1).click();
  await expect(page.locator('main').getByRole('listitem').filter({ hasText: label }).first()).toBeVisible();
});
