import { randomUUID } from 'node:crypto';
import { readBrands } from '@shop/brands';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { account } from '../support/brands.ts';
import { text } from '../support/messages.ts';
import { readSamples } from '@shop/brands/samples';
import { expect, test } from '../support/test.ts';

const [brand] = readBrands();
const site = brand!.site;
const staff = { email: 'moderator@example.com', password: account.password };

test.use({ locale: 'de-CH' });

async function signIn(page: Page, { email, password }: typeof account) {
  await page.getByLabel(text('desk.signIn.email')).fill(email);
  await page.getByLabel(text('desk.signIn.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: text('desk.signIn.submit'), exact: true }).click();
}

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
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await shoot(page, 'keys');
  await page.keyboard.press('Escape');

  await page.keyboard.press('w');
  await page.getByLabel(text('desk.answer.text'), { exact: true }).fill('Ja, <b>gern</b>.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(text('desk.list.empty'))).toBeVisible();
  await page.goto(`/${site}/moderation/unanswered?search=${one.slice(0, -1)}`);
  await expect(entry.getByText(one)).toBeVisible();
  await page.goto(`/${site}/moderation/reports`);
  await expect(page.getByRole('link', { name: /Meldungen/ })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(page);
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
