import { signIn } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import { closeOf, decide, dialogOf, itemOf, press, sectionOf, unique } from '../support/community.ts';
import { text } from '../support/messages.ts';
import { buttonOf, fillRegistration, newEmail, newPerson } from '../support/registration.ts';
import { expect, hydrated, test } from '../support/test.ts';

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

  await decide(playwright, brand, words, { act: 'Approve' });
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

  await decide(playwright, brand, second, { act: 'Reject', reason: 'Nur ein Versuch.' });
  await expect(async () => {
    await page.reload();
    await expect(section.getByText(second)).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
});
