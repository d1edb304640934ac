import type { Browser, Page, Request } from '@playwright/test';
import { account, type TestedBrand } from './brands.ts';
import { text } from './messages.ts';
import type { Person } from './registration.ts';
import { expect, watch } from './test.ts';

/** Who moderates in the demo world. */
export const staff: Person = { email: 'moderator@example.com', password: account.password };

/** Fills in the desk's own page for signing in. */
export async function signInAtDesk(page: Page, { email, password }: Person) {
  await page.getByLabel(text('desk.signIn.email')).fill(email);
  await page.getByLabel(text('desk.signIn.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: text('desk.signIn.submit'), exact: true }).click();
}

/** Lets a moderator act at the desk, in a browser session of their own. `list` is a list of the brand's moderation. */
export async function atDesk(
  browser: Browser,
  { site }: TestedBrand,
  list: string,
  act: (desk: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: process.env['DESK_URL']!, locale: 'de-CH' });
  try {
    const desk = await context.newPage();
    const problems: string[] = [];
    watch(desk, problems);
    // The desk shows a decision as made before the services have answered.
    const unanswered = new Set<Request>();
    desk.on('request', (request) => request.method() === 'POST' && unanswered.add(request));
    desk.on('requestfinished', (request) => unanswered.delete(request));
    desk.on('requestfailed', (request) => unanswered.delete(request));
    await desk.goto(`/${site}/moderation/${list}`);
    await signInAtDesk(desk, staff);
    await act(desk);
    await expect.poll(() => unanswered.size, 'calls without an answer').toBe(0);
    expect(problems, "problems in the moderator's browser").toEqual([]);
  } finally {
    await context.close();
  }
}

/** The list of entries of a kind that wait, with a text. */
export const waiting = (kind: 'question' | 'review', entryText: string) =>
  `waiting?${new URLSearchParams({ kind, search: entryText }).toString()}`;
