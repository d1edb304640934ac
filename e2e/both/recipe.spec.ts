import type { Locator, Page } from '@playwright/test';
import { signIn } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { text, type TextId } from '../support/messages.ts';
import { swipeLeft } from '../support/swipe.ts';
import { expect, sampleOf, test } from '../support/test.ts';
import { boxOf, open } from '../support/view.ts';

const button = (page: Page, id: TextId) => page.getByRole('button', { name: text(id), exact: true });
const ingredients = (page: Page) => page.locator('#steps section').getByRole('listitem');
const bar = (page: Page) => page.getByRole('navigation', { name: text('pages.item.sections') });
/** What is owned of the things that a recipe takes. */
const owned = (page: Page) => page.getByRole('checkbox', { name: new RegExp(`^${text('pages.cookware.own')}`) });
/** Adds the others; named with their price. */
const restOfCookware = (page: Page) => page.getByRole('button', { name: /\d+\.\d\d\)$/ });
/** Scrolls to the things that a recipe takes, which come, or are replaced, once somebody is near. */
const comeToCookware = (page: Page) =>
  expect(async () => {
    await page.locator('#steps').evaluate((steps) => steps.scrollIntoView({ block: 'end' }));
    await expect(owned(page).first()).toBeVisible({ timeout: 500 });
  }).toPass();
/** Presses of a finger from the home page to what a recipe takes in the cart. */
const MAX_TAPS = 6;
const thumbnails = (page: Page) => page.locator('[data-thumbnails] button');
/** Pictures of the sample recipe, with its video at the end. */
const ITEMS = 5;

/** Records what would be printed instead of printing. */
const notePrinting = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });

test('ingredients are scaled to the number of persons, with fractions', async ({ page, brand }) => {
  await open(page, sampleOf(brand, 'recipes').open);
  const persons = page.getByRole('spinbutton', { name: text('recipes.persons.label') });
  await expect(persons).toHaveCount(1);
  await expect(ingredients(page).filter({ hasText: 'Schalotten' })).toHaveText(/^2 Schalotten/);
  await persons.fill('3');
  await persons.press('Enter');
  await expect(ingredients(page).filter({ hasText: 'Schalotten' })).toHaveText(/^1½ Schalotten/);
  await expect(ingredients(page).filter({ hasText: 'Weisswein' })).toHaveText(/^\d[¼½¾]? dl/);
  await expect(ingredients(page).filter({ hasText: 'Salz' })).toHaveText('Salz und Pfeffer');
  await expectAccessible(page);
});

test('cook mode works by keyboard: arrows change the step, ingredients are ticked, progress is stored', async ({
  page,
  brand,
}) => {
  await page.addInitScript(() => {
    const request = () => {
      document.documentElement.setAttribute('data-awake', '');
      return Promise.resolve({ release: () => Promise.resolve() } as WakeLockSentinel);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await open(page, sampleOf(brand, 'recipes').open);
  await button(page, 'pages.recipe.cook').press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(text('recipes.cookMode.step', { number: 1, count: 5 }))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-awake', '');
  const rice = drawer.getByRole('checkbox', { name: /Carnaroli-Reis/ });
  await rice.press('Space');
  await expect(rice).toBeChecked();
  await expectAccessible(page);

  await drawer.getByRole('button', { name: text('recipes.cookMode.next') }).press('ArrowRight');
  await expect(drawer.getByText(text('recipes.cookMode.step', { number: 2, count: 5 }))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button(page, 'pages.recipe.cook')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(drawer.getByText(text('recipes.cookMode.step', { number: 2, count: 5 }))).toBeVisible();
});

test('timers start from the steps, several at once, and go on over a reload and on the page', async ({
  page,
  brand,
}) => {
  await open(page, sampleOf(brand, 'recipes').open);
  await button(page, 'pages.recipe.cook').click();
  const drawer = page.getByRole('dialog');
  const next = drawer.getByRole('button', { name: text('recipes.cookMode.next') });
  const times = drawer.locator('[data-step] p button');
  while ((await times.count()) < 2) await next.click();
  await times.first().click();
  await times.nth(1).click();
  const timers = page.getByRole('timer');
  await expect(timers).toHaveCount(2);
  await expectAccessible(page);

  await next.click();
  await expect(timers).toHaveCount(2);
  await page.reload();
  await expect(timers).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(timers).toHaveCount(2);
  const bar = page.getByRole('list', { name: text('recipes.timers.label') });
  await bar.getByRole('button', { name: /./ }).last().click();
  await expect(timers).toHaveCount(1);
  await expectAccessible(page);
});

test('a timer that ends on another page of the shop is announced there, with the way back to cooking', async ({
  page,
  brand,
}) => {
  const address = sampleOf(brand, 'recipes').open;
  await page.clock.install();
  await open(page, address);
  await button(page, 'pages.recipe.cook').click();
  const drawer = page.getByRole('dialog');
  const times = drawer.locator('[data-step] p button');
  let step = 1;
  for (; (await times.count()) === 0; step += 1) {
    await drawer.getByRole('button', { name: text('recipes.cookMode.next') }).click();
  }
  const label = await times.first().innerText();
  await times.first().click();
  await expect(page.getByRole('timer')).toHaveCount(1);

  await open(page, brand.longList);
  const notice = page.getByRole('status').filter({ hasText: text('recipes.timers.over', { label, step }) });
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward('05:00:00');
  await expect(notice).toBeVisible();
  await notice.getByRole('link', { name: text('recipes.timers.back') }).click();
  await expect(page).toHaveURL(brand.url + address);
  await expect(drawer.getByRole('timer')).toHaveText('0:00');
});

test('everything for a recipe: what is owned is remembered, the rest is in the cart by one press', async ({
  page,
  brand,
}) => {
  await open(page, sampleOf(brand, 'recipes').open);
  const boxes = owned(page);
  await comeToCookware(page);
  await boxes.first().check();
  const count = await boxes.count();
  await page.reload();
  await comeToCookware(page);
  await expect(boxes.first()).toBeChecked();
  await expectAccessible(page);

  const added = page.waitForRequest((request) => request.url().endsWith('/AddItems'));
  await restOfCookware(page).click();
  const [items] = (await added).postDataJSON() as [unknown[]];
  expect(items.length).toBeGreaterThan(0);
  expect(items.length).toBeLessThan(count);
  await expect(page.getByText(text('pages.cookware.complete'))).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('what the dish of the home page takes is in the cart in a few taps', async ({ page, brand }) => {
    sampleOf(brand, 'recipes');
    let taps = 0;
    async function tap(what: Locator) {
      await what.tap();
      taps += 1;
    }
    await open(page, '/');
    await tap(page.locator('main a[href^="/rezepte/"]').first());
    await comeToCookware(page);
    await tap(restOfCookware(page));
    await expect(page.getByText(text('pages.cookware.complete'))).toBeVisible();
    await tap(page.getByRole('banner').locator(`a[href="${brand.measured.cart}"]`));
    await expect(page.getByRole('main').getByRole('spinbutton').first()).toBeVisible();
    expect(taps).toBeLessThanOrEqual(MAX_TAPS);
  });

  test('cook mode works by touch', async ({ page, brand }) => {
    await open(page, sampleOf(brand, 'recipes').open);
    await button(page, 'pages.recipe.cook').tap();
    const drawer = page.getByRole('dialog');
    await drawer.getByText(/Carnaroli-Reis/).tap();
    await expect(drawer.getByRole('checkbox', { name: /Carnaroli-Reis/ })).toBeChecked();
    await expect(drawer.locator('[data-step] p').first()).toBeInViewport({ ratio: 0.5 });
    const next = drawer.getByRole('button', { name: text('recipes.cookMode.next') });
    expect((await boxOf(next)).height).toBeGreaterThanOrEqual(44);
    for (const number of [2, 3, 4, 5]) {
      await next.tap();
      await expect(drawer.getByText(text('recipes.cookMode.step', { number, count: 5 }))).toBeVisible();
    }
    await drawer.getByRole('button', { name: text('recipes.cookMode.done') }).tap();
    await expect(drawer).toBeHidden();
  });

  test('a swipe leads to the next picture, in the page and in full-window size', async ({ page, brand }) => {
    await open(page, sampleOf(brand, 'recipes').open);
    await swipeLeft(page, page.locator('[data-row]').first());
    await expect(thumbnails(page).nth(1)).toHaveAttribute('aria-current', 'true');

    await page.locator('[data-row] > li').nth(1).tap();
    const viewer = page.getByRole('dialog');
    await expect(viewer.getByText(text('catalogue.zoom.position', { number: 2, count: ITEMS }))).toBeVisible();
    await swipeLeft(page, viewer.locator('[data-stage]'));
    await expect(viewer.getByText(text('catalogue.zoom.position', { number: 3, count: ITEMS }))).toBeVisible();
  });
});

test('the gallery works by keyboard: arrows, full screen, Escape, and a video at the end', async ({ page, brand }) => {
  await open(page, sampleOf(brand, 'recipes').open);
  await expect(thumbnails(page)).toHaveCount(5);
  expect((await boxOf(thumbnails(page).first())).width).toBe(84);
  await page.getByRole('list', { name: text('catalogue.gallery.pictures') }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(thumbnails(page).nth(1)).toHaveAttribute('aria-current', 'true');

  const zoom = page.getByRole('button', { name: text('catalogue.zoom.open') }).first();
  await zoom.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByText(text('catalogue.zoom.position', { number: 2, count: ITEMS }))).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(text('catalogue.zoom.position', { number: 3, count: ITEMS }))).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText(text('catalogue.zoom.position', { number: 2, count: ITEMS }))).toBeVisible();
  for (let number = 3; number <= ITEMS; number++) await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(text('catalogue.zoom.video', { number: ITEMS, count: ITEMS }))).toBeVisible();
  await expect(viewer.getByRole('button', { name: /Video abspielen/ })).toBeVisible();
  expect(page.frames()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(zoom).toBeFocused();

  await thumbnails(page).last().press('Enter');
  await expect(page.getByRole('button', { name: /Video abspielen/ })).toBeVisible();
  expect(page.frames()).toHaveLength(1);
});

test('sections are reached by links, and the address follows the current one', async ({ page, brand }) => {
  await open(page, sampleOf(brand, 'recipes').open);
  const link = (id: TextId) => bar(page).getByRole('link', { name: text(id), exact: true });
  await link('pages.recipe.ingredientsAndSteps').click();
  await expect(page).toHaveURL(/#steps$/);
  await expect(link('pages.recipe.ingredientsAndSteps')).toHaveAttribute('aria-current', 'location');
  await expect(bar(page)).toBeInViewport();
  await page.mouse.wheel(0, 10);
  // What loads on the way pushes it down: whoever wants to be there scrolls again.
  const scrollToQuestions = async () => {
    await page.locator('#questions').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    return link('pages.item.questions').getAttribute('aria-current');
  };
  await expect.poll(scrollToQuestions).toBe('location');
  await expect(page).toHaveURL(/#questions$/);
});

test('pictures beside the summary are not shown a second time', async ({ page, brand }) => {
  await open(page, sampleOf(brand, 'recipes').open);
  await expect(page.locator('#gallery')).toHaveCount(0);
  await expect(bar(page).getByRole('link', { name: text('pages.item.gallery') })).toHaveCount(0);
});

test('the cook’s profile opens beside the name and closes by Escape and by a press elsewhere', async ({
  page,
  brand,
}) => {
  await open(page, sampleOf(brand, 'recipes').open);
  const profile = page.getByRole('heading', { name: 'Marco Bianchi' });
  const name = page.getByText('Marco Bianchi').first();
  await name.click();
  await expect(profile).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  await name.click();
  await expect(profile).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(profile).toBeHidden();
});

test('an anonymous visitor who prints is asked to register, and nothing is printed', async ({ page, brand }) => {
  await notePrinting(page);
  await open(page, sampleOf(brand, 'recipes').open);
  const print = button(page, 'recipes.print.label');
  await print.focus();
  await expect(page.getByRole('tooltip', { name: text('recipes.print.tooltip') })).toBeVisible();
  await print.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText(text('recipes.print.notAvailable.text'))).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-printed');
});

test('a member prints summary, ingredients and steps, and nothing else', async ({ page, brand }) => {
  await notePrinting(page);
  await open(page, sampleOf(brand, 'recipes').membersOnly);
  await signIn(page);
  await button(page, 'recipes.print.label').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: text('pages.recipe.ingredients') })).toBeVisible();
  await expect(page.getByRole('heading', { name: text('pages.recipe.steps') })).toBeVisible();
  for (const hidden of ['#description', '#questions', 'header', 'footer', '[data-thumbnails]']) {
    await expect(page.locator(hidden).first()).toBeHidden();
  }
  await expect(button(page, 'pages.recipe.cook')).toBeHidden();
});

test("members' content is replaced by a banner for others: no ingredients, no steps, no community", async ({
  page,
  brand,
}) => {
  await open(page, sampleOf(brand, 'recipes').membersOnly);
  await expect(page.getByRole('heading', { name: text('pages.recipe.members.title') })).toBeVisible();
  await expect(page.getByRole('heading', { name: text('pages.recipe.ingredients') })).toHaveCount(0);
  await expect(page.locator('#questions, #reviews')).toHaveCount(0);
  await expectAccessible(page);
  await page.locator('#description').getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the recipe is complete', async ({ page, brand, problems }) => {
    await page.goto(sampleOf(brand, 'recipes').open);
    await expect(ingredients(page)).toHaveCount(9);
    await expect(page.locator('#steps ol > li')).toHaveCount(5);
    await expect(page.locator('#description p').last()).toBeVisible();
    await page.getByText('Marco Bianchi').first().click();
    await expect(page.getByRole('heading', { name: 'Marco Bianchi' })).toBeVisible();
    // The browser reports each disabled script, and nothing else.
    expect(problems.splice(0).filter((problem) => !/csp$/.test(problem))).toEqual([]);
  });
});
