import { randomUUID } from 'node:crypto';
import { readBrands } from '@shop/brands';
import type { Browser, Page } from '@playwright/test';
import type { Review } from '@shop/contracts';
import { expectAccessible } from '../support/axe.ts';
import { account } from '../support/brands.ts';
import { signInAtDesk as signIn, staff } from '../support/desk.ts';
import { text } from '../support/messages.ts';
import { newPerson } from '../support/registration.ts';
import { readSamples } from '@shop/brands/samples';
import { expect, test } from '../support/test.ts';

const [brand] = readBrands();
const site = brand!.site;

test.use({ locale: 'de-CH' });

/** Lets a customer write, through the desk's way to the services. */
async function callAs(
  browser: Browser,
  baseURL: string,
  calls: readonly (readonly [path: string, args: readonly unknown[]])[],
) {
  const context = await browser.newContext({ baseURL });
  try {
    for (const [path, data] of calls) {
      const response = await context.request.post(`/${site}/services/${path}`, { data, headers: { origin: baseURL } });
      expect(response.status(), path).toBe(200);
    }
  } finally {
    await context.close();
  }
}

const customer = ['profile/identity/Login', [account.email, account.password]] as const;
const asks = (referenceId: string, question: string) =>
  ['community/AskQuestion', [{ referenceType: 'product', referenceId, question }]] as const;

test('a moderator signs in, approves and rejects by keyboard, and is told of what comes in', async ({
  page,
  browser,
  baseURL,
}) => {
  // Other tests have written questions that wait, too.
  const token = randomUUID().slice(0, 8);
  const [one, two, three] = [`Eins ${token}?`, `Zwei ${token}?`, `Drei ${token}?`] as const;
  const item = productOf();
  await callAs(browser, baseURL!, [customer, asks(item, one), asks(item, two)]);

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('desk.signIn.title', { site: brand!.name }));
  await expectAccessible(page);
  await signIn(page, staff);
  const entry = page.getByRole('article');
  await expect(entry).toBeVisible();
  await page.goto(`/${site}/moderation/waiting?kind=question&search=${token}`);
  await expect(entry.getByText(one)).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'queue');

  await page.keyboard.press('a');
  await expect(entry.getByText(two)).toBeVisible();
  await callAs(browser, baseURL!, [customer, asks(item, three)]);
  await expect(page.getByRole('button', { name: text('desk.list.news', { count: 1 }) })).toBeVisible();
  await expect(entry.getByText(two)).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('form')).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'reject');
  await page.keyboard.press('1');
  await expect(entry).toBeHidden();
  await page.keyboard.press('n');
  await expect(entry.getByText(three)).toBeVisible();

  await page.keyboard.press('h');
  await expect(page.getByText(text('desk.history.empty'))).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('e');
  await expect(page.getByRole('form', { name: text('desk.edit.title') })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'keys');
  await page.keyboard.press('Escape');

  await page.keyboard.press('w');
  await page.getByLabel(text('desk.answer.text'), { exact: true }).fill('Ja, <b>gern</b>.');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(text('desk.list.empty'))).toBeVisible();
  await page.goto(`/${site}/moderation/unanswered?search=${one.slice(0, -1)}`);
  await expect(entry.getByText(one)).toBeVisible();
  await page.goto(`/${site}/moderation/reports`);
  await expect(page.getByRole('link', { name: /Meldungen/ })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
});

test('a report is read with its review and resolved by hiding it', async ({ page, browser, baseURL }) => {
  const token = randomUUID().slice(0, 8);
  const title = `Werbung ${token}`;
  const referenceId = productOf();
  const review = {
    referenceType: 'product',
    referenceId,
    score: 1,
    shortDescription: title,
    description: `Nur ${token}`,
  };
  const context = await browser.newContext({ baseURL: baseURL! });
  const call = async (path: string, data: readonly unknown[]) => {
    const url = `/${site}/services/${path}`;
    const response = await context.request.post(url, { data, headers: { origin: baseURL! } });
    expect(response.status(), path).toBe(200);
    return (await response.json()) as unknown[];
  };
  const shownTitles = async () => {
    const query = { referenceType: 'product', referenceId, limit: 100 };
    const [list] = (await call('community/GetAllReviewsByReference', [query])) as [{ items: Review[] }];
    return list.items.map(({ shortDescription }) => shortDescription);
  };
  // Of the demo world's customer, other tests have something rejected: what comes next waits.
  const { email, password } = await newPerson({ site, url: `${baseURL}/${site}` });
  await call('profile/identity/Login', [email, password]);
  const [reviewId] = await call('community/AddReview', [review]);
  expect(await shownTitles()).toContain(title);
  const report = { reviewId, reportType: 'other', reportDescription: `Gekauft? ${token}` };
  expect(await call('community/ReportReview', [report])).toEqual([null]);

  await page.goto(`/${site}/moderation/reports`);
  await signIn(page, staff);
  const entry = page.getByRole('article');
  const reported = page.getByRole('listitem').getByRole('button').filter({ hasText: title });
  await reported.click();
  await expect(entry.getByText(report.reportDescription)).toBeVisible();
  await expect(entry.getByText(review.description)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('r');
  await page.keyboard.press('1');
  await expect(reported).toHaveCount(0);
  await expect.poll(shownTitles).not.toContain(title);
  await context.close();
});

test('somebody without a role is told so, and gets nothing', async ({ page, problems }) => {
  await page.goto(`/${site}/moderation/waiting`);
  await signIn(page, account);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('desk.refused.title'));
  await expect(page.getByRole('article')).toHaveCount(0);
  await expectAccessible(page);
  await shoot(page, 'refused');
  const statusOf = (path: string, method: string) =>
    page.evaluate(
      async ([url, verb]) => (await fetch(url!, { method: verb!, ...(verb === 'POST' && { body: '[{}]' }) })).status,
      [`/${site}/services/community/moderation/${path}`, method],
    );
  expect(await statusOf('GetQueue', 'POST')).toBe(403);
  expect(await statusOf('events', 'GET')).toBe(403);
  problems.splice(0);
  await page.getByRole('button', { name: text('desk.signOut.button') }).click();
  await expect(page.getByLabel(text('desk.signIn.email'))).toBeVisible();
});

test('the sites are apart: whoever is signed in at one signs in at the other', async ({ page }) => {
  const other = readBrands().find((one) => one.site !== site)!;
  await page.goto(`/${site}/moderation/waiting`);
  await signIn(page, staff);
  await expect(page.getByRole('navigation', { name: text('desk.frame.moderation') })).toBeVisible();
  await page.getByRole('link', { name: other.name }).click();
  await expect(page).toHaveURL(`/${other.site}/moderation/waiting`);
  await signIn(page, staff);
  await expect(page.getByRole('navigation', { name: text('desk.frame.moderation') })).toBeVisible();
  await page.getByRole('button', { name: 'EN', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('in a narrow window', () => {
  for (const width of [390, 768, 1920]) {
    test(`nothing is cut off at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/${site}/moderation/waiting`);
      await signIn(page, staff);
      await expect(page.getByRole('navigation', { name: text('desk.frame.moderation') })).toBeVisible();
      await expect(page.getByRole('main')).toBeVisible();
      await shoot(page, `at-${width}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
});

/** An item of the demo world. */
function productOf(): string {
  return readSamples(brand!).buying!.withQuestions;
}

/** Pictures for whoever looks at the desk. */
async function shoot(page: Page, name: string) {
  const folder = process.env['DESK_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}
