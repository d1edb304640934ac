import type { Locator, Page, PlaywrightWorkerArgs } from '@playwright/test';
import type { Product, ReadEntry } from '@shop/contracts';
import { staff } from './desk.ts';
import { text } from './messages.ts';
import type { TestedBrand } from './brands.ts';
import { buttonOf } from './registration.ts';
import { expect, sampleOf } from './test.ts';

/** Items of the demo world that tests may write about. */
type Item = 'untold' | 'hideQuestions' | 'hideReviews' | 'discussed';
type Playwright = PlaywrightWorkerArgs['playwright'];

export const sectionOf = (page: Page, name: 'reviews' | 'questions') => page.locator(`main #${name}`);

export const dialogOf = (page: Page, kind: 'review' | 'question' | 'comment' | 'report', locale = 'de') =>
  page.getByRole('dialog', { name: text(`community.writing.${kind}.title`, {}, locale) });

/** The button below the thanks; that of the drawer has the same name. */
export const closeOf = (drawer: Locator, locale = 'de') => buttonOf(drawer, 'community.writing.close', locale).last();

/** An item in a language. */
export async function itemOf(page: Page, brand: TestedBrand, item: Item, locale = 'de'): Promise<Product> {
  const reply = await page.request.post('/services/catalogue/detail/GetProduct', {
    data: [sampleOf(brand, 'community')[item]],
    headers: { 'accept-language': locale },
  });
  return ((await reply.json()) as [Product])[0];
}

/** Scrolls there and waits until React has hydrated the server HTML. */
export async function comeNear(section: Locator) {
  await expect(async () => {
    // Content that loads above moves it away again.
    await section.scrollIntoViewIfNeeded();
    const isHydrated = await section
      .locator('aside, h3')
      .first()
      .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
    expect(isHydrated).toBe(true);
  }).toPass();
}

/** Presses a button of a section, which is hydrated when it is near. */
export async function press(section: Locator, name: string) {
  const dialog = section.page().getByRole('dialog');
  await expect(async () => {
    await section.scrollIntoViewIfNeeded();
    if (!(await dialog.isVisible())) await section.getByRole('button', { name }).first().click({ timeout: 1_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Other tests write, too, and the same twice would be held back. */
export const unique = (words: string) => `${words} ${Math.random().toString(36).slice(2, 8)}`;

type Call = (method: string, args: unknown[]) => Promise<unknown[]>;

/** Lets a moderator call the services. */
async function asModerator(playwright: Playwright, { url }: TestedBrand, task: (call: Call) => Promise<void>) {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const moderator = await playwright.request.newContext({ baseURL: url, extraHTTPHeaders: headers });
  const call: Call = async (method, args) =>
    (await (await moderator.post(`/services/${method}`, { data: args })).json()) as unknown[];
  try {
    expect(await call('profile/identity/Login', [staff.email, staff.password])).toEqual([null]);
    await task(call);
  } finally {
    await moderator.dispose();
  }
}

interface Decision {
  act: 'Approve' | 'Reject';
  reason?: string;
}

/** Lets a moderator find an entry in the queue by its text, and decide about it. */
export async function decide(playwright: Playwright, brand: TestedBrand, entryText: string, { act, reason }: Decision) {
  await asModerator(playwright, brand, async (call) => {
    const [queue] = (await call('community/moderation/GetQueue', [{ limit: 100, search: entryText }])) as [
      { items: (ReadEntry & { text: string })[] },
    ];
    const { kind, id, revision } = queue.items.find((entry) => entry.text === entryText)!;
    const args = [{ kind, id, revision }, ...(reason ? [reason] : [])];
    expect((await call(`community/moderation/${act}`, args)).at(-1)).toBeNull();
  });
}
