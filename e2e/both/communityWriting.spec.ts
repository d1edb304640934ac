import { attackTexts } from '@shop/builders/attack-texts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Product, Review, ReviewList } from '@shop/contracts';
import { signIn } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { account, type TestedBrand } from '../support/brands.ts';
import { text } from '../support/messages.ts';
import { buttonOf, fillRegistration, newEmail, newPerson } from '../support/registration.ts';
import { expect, hydrated, sampleOf, test } from '../support/test.ts';

type Item = 'untold' | 'hideQuestions' | 'hideReviews';

const sectionOf = (page: Page, name: 'reviews' | 'questions') => page.locator(`main #${name}`);
const dialogOf = (page: Page, kind: 'review' | 'question' | 'comment' | 'report') =>
  page.getByRole('dialog', { name: text(`community.writing.${kind}.title`) });

/** The button below the thanks; that of the drawer has the same name. */
const closeOf = (drawer: Locator) => buttonOf(drawer, 'community.writing.close').last();

async function itemOf(page: Page, brand: TestedBrand, item: Item): Promise<Product> {
  const id = sampleOf(brand, 'community')[item];
  const reply = await page.request.post('/services/catalogue/detail/GetProduct', { data: [id] });
  return ((await reply.json()) as [Product])[0];
}

/** Presses a button of a section, which is hydrated when it is near. */
async function press(section: Locator, name: string) {
  const dialog = section.page().getByRole('dialog');
  await expect(async () => {
    await section.scrollIntoViewIfNeeded();
    if (!(await dialog.isVisible())) await section.getByRole('button', { name }).first().click({ timeout: 1_000 });
    await expect(dialog).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Finds an entry in the moderators' queue by its text, and decides about it. */
async function decide(moderator: APIRequestContext, words: string, act: 'Approve' | 'Reject') {
  const call = async (method: string, args: unknown[]) =>
    (await (await moderator.post(`/services/${method}`, { data: args })).json()) as unknown[];
  expect(await call('profile/identity/Login', ['moderator@example.com', account.password])).toEqual([null]);
  const [queue] = (await call('community/moderation/GetQueue', [{ limit: 100 }])) as [
    { items: { kind: string; id: string; revision: number; text: string }[] },
  ];
  const { kind, id, revision } = queue.items.find((entry) => entry.text === words)!;
  const reason = act === 'Reject' ? ['Nur ein Versuch.'] : [];
  expect(await call(`community/moderation/${act}`, [{ kind, id, revision }, ...reason])).toEqual([null]);
}

const unique = (words: string) => `${words} ${Math.random().toString(36).slice(2, 8)}`;

test('somebody without an account asks, registers, and finds the question once it is approved', async ({
  page,
  brand,
  playwright,
}) => {
  const { link } = await itemOf(page, brand, 'untold');
  const words = unique('Wie lange hält das im Alltag?');
  await page.goto(link.url);
  await hydrated(page);
  const section = sectionOf(page, 'questions');
  await press(section, text('community.questions.ask'));
  const drawer = dialogOf(page, 'question');
  await expect(drawer.getByText(text('community.anonymous.questions'))).toBeVisible();
  const question = drawer.getByRole('textbox');
  await question.fill(words);
  await expectAccessible(page);

  // Closed and opened again, it is still there.
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await press(section, text('community.questions.ask'));
  await expect(question).toHaveValue(words);

  await buttonOf(drawer, 'community.writing.question.submit').click();
  const registration = page.getByRole('dialog', { name: text('auth.register.title') });
  await fillRegistration(registration, newEmail(brand));
  await buttonOf(registration, 'auth.register.submit').click();
  await expect(registration).toBeHidden();

  await expect(question).toHaveValue(words);
  await expect(drawer.getByText(text('community.anonymous.questions'))).toBeHidden();
  await buttonOf(drawer, 'community.writing.question.submit').click();
  await expect(drawer.getByText(text('community.writing.submitted.questionSent.title'))).toBeVisible();
  await expectAccessible(page);
  await closeOf(drawer).click();
  await expect(drawer).toBeHidden();

  const asked = section.getByRole('heading', { name: words });
  await page.reload();
  await hydrated(page);
  await expect(asked).toHaveCount(0);

  const headers = { 'sec-fetch-site': 'same-origin' };
  const moderator = await playwright.request.newContext({ baseURL: brand.url, extraHTTPHeaders: headers });
  await decide(moderator, words, 'Approve');
  await moderator.dispose();
  await expect(async () => {
    await page.reload();
    await expect(asked).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
});

test('a customer reviews an item by keyboard, replaces it, and a moderator takes it away', async ({
  page,
  brand,
  playwright,
}) => {
  const { link } = await itemOf(page, brand, 'hideQuestions');
  const person = await newPerson(brand);
  await page.goto(link.url);
  await signIn(page, person);
  const section = sectionOf(page, 'reviews');
  const drawer = dialogOf(page, 'review');
  const title = drawer.getByLabel(text('community.writing.review.shortDescription'));
  const description = drawer.getByLabel(text('community.writing.review.description'));
  const star = (score: number) => drawer.getByRole('radio', { name: text('community.reviews.stars', { score }) });

  await press(section, text('community.reviews.write'));
  await star(3).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(star(4)).toBeChecked();
  const first = unique('Erster Eindruck');
  await title.fill(first);
  await description.fill('Kam gut an.');
  await expectAccessible(page);
  await buttonOf(drawer, 'community.writing.review.submit').click();
  await expect(drawer.getByText(text('community.writing.submitted.reviewApproved.text'))).toBeVisible();
  await closeOf(drawer).click();
  await expect(section.getByRole('heading', { name: first })).toBeVisible();

  await press(section, text('community.reviews.write'));
  await buttonOf(drawer, 'community.writing.review.takeOver').click();
  await expect(title).toHaveValue(first);
  const second = unique('Nach einer Woche, noch immer zufrieden');
  await description.fill(second);
  await buttonOf(drawer, 'community.writing.review.submit').click();
  await expect(drawer.getByText(text('community.writing.submitted.reviewApproved.text'))).toBeVisible();
  await closeOf(drawer).click();
  await expect(section.getByText(second)).toBeVisible();
  await expect(section.getByRole('heading', { name: first })).toHaveCount(1);

  const own = section.locator('article').filter({ hasText: second });
  const like = own.getByRole('button', { name: text('community.reviews.like'), exact: false }).first();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');

  await own.getByRole('button', { name: text('community.reviews.comment') }).click();
  const comment = unique('Noch etwas: auch schön verpackt.');
  await dialogOf(page, 'comment').getByRole('textbox').fill(comment);
  await buttonOf(dialogOf(page, 'comment'), 'community.writing.comment.submit').click();
  await closeOf(dialogOf(page, 'comment')).click();
  await expect(own.getByText(comment)).toBeVisible();

  await own.getByRole('button', { name: text('community.reviews.report') }).click();
  const report = dialogOf(page, 'report');
  await report.getByRole('radio', { name: text('community.writing.report.type.spam') }).check();
  await buttonOf(report, 'community.writing.report.submit').click();
  await expect(report.getByText(text('community.writing.submitted.reportSent.title'))).toBeVisible();
  await page.keyboard.press('Escape');

  const headers = { 'sec-fetch-site': 'same-origin' };
  const moderator = await playwright.request.newContext({ baseURL: brand.url, extraHTTPHeaders: headers });
  await decide(moderator, second, 'Reject');
  await moderator.dispose();
  await expect(async () => {
    await page.reload();
    await expect(section.getByText(second)).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
});

test('a customer adds pictures to a review, and they are shown with it and in the gallery once it is approved', async ({
  page,
  brand,
  playwright,
}) => {
  const { link } = await itemOf(page, brand, 'hideQuestions');
  const person = await newPerson(brand);
  await page.goto(link.url);
  await signIn(page, person);
  // Real pictures, larger than they are sent.
  const [tall, wide] = await Promise.all([
    page.screenshot({ type: 'jpeg', fullPage: true }),
    page.screenshot({ type: 'png' }),
  ]);
  const section = sectionOf(page, 'reviews');
  const drawer = dialogOf(page, 'review');
  await press(section, text('community.reviews.write'));
  await expect(drawer.getByLabel(text('community.writing.review.shortDescription'))).toBeVisible();
  await drawer.getByRole('radio', { name: text('community.reviews.stars', { score: 5 }) }).focus();
  await page.keyboard.press('Space');
  const title = unique('Mit Bildern');
  const words = unique('So sieht es bei uns aus.');
  await drawer.getByLabel(text('community.writing.review.shortDescription')).fill(title);
  await drawer.getByLabel(text('community.writing.review.description')).fill(words);

  const chooser = drawer.getByLabel(text('community.writing.pictures.choose'));
  await chooser.setInputFiles([
    { name: 'hoch.jpg', mimeType: 'image/jpeg', buffer: tall },
    { name: 'breit.png', mimeType: 'image/png', buffer: wide },
    { name: '"><img src=x onerror=alert(1)>.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
  ]);
  const uploaded = drawer.getByRole('img', { name: text('community.writing.pictures.alt', { number: '' }).trim() });
  await expect(uploaded).toHaveCount(2);
  await expect(drawer.getByText(text('community.writing.pictures.error.type'))).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: text('community.writing.pictures.remove', { number: 1 }) }).focus();
  await page.keyboard.press('Enter');
  await expect(uploaded).toHaveCount(1);
  await expect(chooser).toBeFocused();
  await chooser.setInputFiles({ name: 'hoch.jpg', mimeType: 'image/jpeg', buffer: tall });
  await expect(uploaded).toHaveCount(2);
  await buttonOf(drawer, 'community.writing.review.submit').click();
  // Nobody has looked at the pictures yet.
  await expect(drawer.getByText(text('community.writing.submitted.reviewWaiting.text'))).toBeVisible();
  await closeOf(drawer).click();
  await page.reload();
  await hydrated(page);
  await expect(section.getByRole('heading', { name: title })).toHaveCount(0);

  const headers = { 'sec-fetch-site': 'same-origin' };
  const moderator = await playwright.request.newContext({ baseURL: brand.url, extraHTTPHeaders: headers });
  await decide(moderator, words, 'Approve');
  await moderator.dispose();
  const own = section.locator('article').filter({ hasText: words });
  await expect(async () => {
    await page.reload();
    await expect(own).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await hydrated(page);
  const count = 2;
  const author = (await own.locator('strong').first().textContent()) ?? '';
  const nameOf = (number: number) => text('community.reviews.picture', { author, number, count });
  await expect(own.getByRole('button', { name: nameOf(2) })).toBeVisible();

  const gallery = section
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: text('community.gallery.title') }) });
  await expect(async () => {
    await section.scrollIntoViewIfNeeded();
    await expect(gallery.getByRole('button').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page);
  await gallery.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('img', { name: title })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('texts of customers that are attacks are shown as texts, and break no rule of the page', async ({
  page,
  brand,
}) => {
  const product = await discussedOf(page, brand);
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    const note = (what: string) => void (window as never as { noteViolation(what: string): void }).noteViolation(what);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      note(`${violatedDirective} ${blockedURI}`),
    );
    window.alert = (words) => note(`alert ${String(words)}`);
  });
  await page.route('**/services/community/GetAllReviewsByReference', async (route) => {
    const reply = await route.fetch();
    const [{ items, ...list }, error] = (await reply.json()) as [ReviewList, null];
    const attacked = attackTexts.map((attack, index) => attackedReview(items[0]!, attack, index));
    await route.fulfill({ response: reply, json: [{ ...list, items: attacked, count: attacked.length }, error] });
  });
  await page.goto(product.link.url);
  await hydrated(page);
  const section = sectionOf(page, 'reviews');
  const order = section.getByRole('combobox', { name: text('community.reviews.sort') });
  await expect(async () => {
    await section.scrollIntoViewIfNeeded();
    await order.selectOption('worst', { timeout: 1_000 });
    await expect(section.locator('article')).toHaveCount(attackTexts.length, { timeout: 2_000 });
  }).toPass();
  const shown = await section.locator('article h3').evaluateAll((titles) => titles.map((one) => one.textContent));
  expect(shown).toEqual(attackTexts);
  expect(await section.locator('article').locator('script, iframe, svg[onload], [onerror], a').count()).toBe(0);
  await section.locator('article').last().scrollIntoViewIfNeeded();
  expect(violations).toEqual([]);
});

/** The item that most is said about. */
async function discussedOf(page: Page, brand: TestedBrand): Promise<Product> {
  const { discussed } = sampleOf(brand, 'community');
  const reply = await page.request.post('/services/catalogue/detail/GetProduct', { data: [discussed] });
  return ((await reply.json()) as [Product])[0];
}

/** A review in which every text is an attack. */
function attackedReview(review: Review, attack: string, index: number): Review {
  const comment = { comment: attack, authorAlias: attack, createdAt: review.createdAt, approved: true, parentId: '' };
  return {
    ...{ ...review, id: `attack-${index}`, shortDescription: attack, description: attack, authorAlias: attack },
    comments: [comment],
    imageReferences: [],
  };
}
