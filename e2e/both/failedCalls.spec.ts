import type { Page, Route } from '@playwright/test';
import { text } from '../support/messages.ts';
import { expect, hydrated, test } from '../support/test.ts';
import { scrollY, scrollTo } from '../support/view.ts';

/** ms after which the browser gives up a call (libs/service-client). */
const DEADLINE = 15_000;

/** What a list that is open may still fetch for itself. */
const LATER_TILES = /\/GetListingItems$/;

const failures: Record<string, { answer: (route: Route) => Promise<void>; says: string | RegExp; waits?: true }> = {
  'answers with 500': {
    answer: (route) => route.fulfill({ status: 500, body: '' }),
    says: text('notices.internal.title'),
  },
  'answers with 503': {
    answer: (route) =>
      route.fulfill({ status: 503, headers: { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-01-01' }, body: '' }),
    says: /503.*4bf92f3577b34da6a3ce929d0e0e4736/,
  },
  'cannot be reached': { answer: (route) => route.abort('connectionrefused'), says: text('notices.network.title') },
  'never answers': { answer: () => new Promise(() => undefined), says: text('notices.network.title'), waits: true },
};

const retry = (page: Page) => page.getByRole('button', { name: text('storefront.error.retry') });

for (const [name, { answer, says, waits }] of Object.entries(failures)) {
  test(`a service that ${name} leaves the page as it is, with a notice that tries again`, async ({
    page,
    brand,
    problems,
  }) => {
    await page.goto(brand.longList);
    await hydrated(page);
    await page.clock.install();
    const heading = page.getByRole('heading', { level: 1 }).first();
    const title = await heading.innerText();
    await scrollTo(page, 300);
    let isFailing = true;
    await page.route('**/services/**', (route) =>
      isFailing && !LATER_TILES.test(route.request().url()) ? answer(route) : route.continue(),
    );

    const link = page.locator('main article a').first();
    const href = (await link.getAttribute('href')) ?? '';
    const asked = page.waitForRequest(/\/GetSiteContext$/);
    await link.evaluate((element: HTMLElement) => element.click());
    // The deadline begins with the call. Notices end by the same clock.
    await asked;
    if (waits) await page.clock.runFor(DEADLINE);
    await expect(page.getByText(says)).toBeVisible();
    await expect(retry(page)).toHaveCount(1);
    await expect(heading).toHaveText(title);
    await expect(page.locator('header .logo')).toBeAttached();
    await expect(page.locator('[data-navigation-line]')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(brand.longList);
    expect(await scrollY(page)).toBe(300);

    isFailing = false;
    await retry(page).click();
    await page.waitForURL((url) => url.pathname + url.search === href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText(says)).toBeHidden();
    // The browser reports each answer that fails; nothing else may be reported.
    expect(problems.splice(0).filter((problem) => !/50[03]|ERR_CONNECTION_REFUSED/.test(problem))).toEqual([]);
  });
}

test('going back to a page that cannot be loaded stays, and can be tried again', async ({ page, brand, problems }) => {
  // An address that is not in the browser's cache of answers once the document has been loaded anew.
  await page.goto(brand.longList);
  await hydrated(page);
  await page
    .locator('main article a')
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await page.waitForURL(/\/p\//);
  const product = page.url();
  await page.reload();
  await hydrated(page);
  let isFailing = true;
  await page.route('**/services/**', (route) =>
    isFailing ? route.fulfill({ status: 503, body: '' }) : route.continue(),
  );
  await page.goBack();
  await expect(retry(page)).toBeVisible();
  expect(page.url()).toBe(product);
  isFailing = false;
  await retry(page).click();
  await page.waitForURL(`**${brand.longList}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(problems.splice(0).filter((problem) => !problem.includes('503'))).toEqual([]);
});
