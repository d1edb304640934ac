import { opacityOf } from '../support/contrast.ts';
import { text } from '../support/messages.ts';
import { expect, sampleOf, test } from '../support/test.ts';
import { swipe } from '../support/touch.ts';
import { boxOf, open } from '../support/view.ts';

test('an arrow at its end stays under the pointer, so that the next press opens no product', async ({
  page,
  brand,
}) => {
  await open(page, sampleOf(brand, 'guide').german);
  await page.locator('main article:has(a[href*="/p/"])').first().scrollIntoViewIfNeeded();
  const arrow = page.getByRole('button', { name: text('ui-kit.carousel.next') }).first();
  await arrow.scrollIntoViewIfNeeded();
  const row = arrow.locator('xpath=../ul');
  await expect(async () => {
    await arrow.click();
    await expect(row).not.toHaveAttribute('data-moving');
    await expect(arrow).toHaveAttribute('aria-disabled', 'true', { timeout: 500 });
  }).toPass();

  const { x, y, width, height } = await boxOf(arrow);
  const isArrow = () =>
    page.evaluate(
      ([left, top]) => document.elementFromPoint(left!, top!)?.closest('button')?.ariaDisabled === 'true',
      [x + width / 2, y + height / 2],
    );
  const address = page.url();
  await page.mouse.click(x + width / 2, y + height / 2);
  expect(await isArrow()).toBe(true);
  await expect(arrow).not.toHaveCSS('opacity', '0');
  expect(page.url()).toBe(address);
  await page.mouse.move(5, 5);
  await expect.poll(isArrow).toBe(false);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the promo banner goes on after a bullet was tapped', async ({ page, brand }) => {
    await page.clock.install();
    await open(page, sampleOf(brand, 'editorial').people);
    const banner = page.locator('[aria-roledescription=carousel]');
    const shown = banner.locator('li:not([inert]) h2');
    const titles = await banner.locator('h2').allInnerTexts();
    await banner
      .getByRole('button', { name: text('cms-elements.promoBanner.show', { number: 2, count: titles.length }) })
      .tap();
    await expect(shown).toHaveText(titles[1]!);
    await page.clock.runFor(10_000);
    await expect(shown).toHaveText(titles[2]!);
  });

  test('a swipe beyond either end of the promo banner leads to the other one', async ({ page, brand }) => {
    await page.clock.install();
    await open(page, sampleOf(brand, 'editorial').people);
    const banner = page.locator('[aria-roledescription=carousel]');
    const row = banner.getByRole('list').first();
    const shown = banner.locator('li:not([inert]) h2');
    const titles = await banner.locator('h2').allInnerTexts();
    expect(titles.length).toBeGreaterThan(2);
    await expect(shown).toHaveText(titles[0]!);
    await swipe(page, row, 0.6);
    await expect(shown).toHaveText(titles.at(-1)!);
    await swipe(page, row, -0.6);
    await expect(shown).toHaveText(titles[0]!);
    await swipe(page, row, -0.6);
    await expect(shown).toHaveText(titles[1]!);
    await page.clock.runFor(10_000);
    await expect(shown, 'goes on by itself after a swipe').toHaveText(titles[2]!);
  });
});

test('the header over a hero is transparent again once a drawer has closed by a press', async ({ page, brand }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, brand.longList);
  const bar = page.locator('header .bar');
  await page.getByRole('button', { name: text('frame.navigation.open') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: text('ui-kit.drawer.close') }).click();
  await expect(drawer).toBeHidden();
  await page.mouse.move(195, 700);
  await expect.poll(() => opacityOf(bar)).toBeLessThan(1);
});
