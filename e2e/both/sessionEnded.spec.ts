import type { Locator, Page } from '@playwright/test';
import { sessionCookieName } from '@shop/contracts/constants';
import { signIn, submitLogin } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import type { TestedBrand } from '../support/brands.ts';
import { text } from '../support/messages.ts';
import { buttonOf, newPerson } from '../support/registration.ts';
import { callService } from '../support/services.ts';
import { expect, sampleOf, test } from '../support/test.ts';
import { open } from '../support/view.ts';

/** Opens a product about which the shop asks something, and signs in somebody who has not answered yet. */
async function openQuestion(page: Page, brand: TestedBrand) {
  const person = await newPerson(brand);
  const [product] = (await callService(brand, '/services/catalogue/detail/GetProduct', [
    sampleOf(brand, 'buying').withQuestions,
  ])) as [{ link: { url: string } }];
  await open(page, product.link.url);
  await signIn(page, person);
  const section = page.locator('main #questionnaire');
  // It loads when somebody comes near, and what is above it moves it meanwhile.
  await expect(async () => {
    await section.evaluate((element) => element.scrollIntoView());
    await expect(section.getByRole('button').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  return { person, answer: section.getByRole('button', { pressed: false }).first() };
}

/** Ends the session behind the back of the page, which keeps its cookie. */
async function endSession(page: Page, brand: TestedBrand) {
  const cookies = await page.context().cookies();
  const { name, value } = cookies.find((cookie) => cookie.name.endsWith(sessionCookieName(brand.site)))!;
  await callService(brand, '/services/profile/identity/Logout', [], `${name}=${value}`);
}

const login = (page: Page) => page.getByRole('dialog', { name: text('auth.login.title') });
const isRefusal = (problem: string) => problem.includes('401');

/** Presses an answer, and is told that nobody is signed in any more, in the login. */
async function pressInVain(page: Page, answer: Locator) {
  // The hash follows the section in view.
  const pathOf = () => new URL(page.url()).pathname;
  const address = pathOf();
  const label = await answer.locator('span').first().innerText();
  await answer.click();
  await expect(login(page).getByText(text('notices.unauthorized.title'))).toBeVisible();
  await expectAccessible(page);
  expect(pathOf()).toBe(address);
  return page.locator('main #questionnaire').getByRole('button', { name: label.trim() });
}

test('whose session has ended is asked to sign in where they are, and goes on with what they were doing', async ({
  page,
  brand,
  problems,
}) => {
  const { person, answer } = await openQuestion(page, brand);
  await endSession(page, brand);
  const pressed = await pressInVain(page, answer);
  await submitLogin(login(page), person);
  await expect(login(page)).toBeHidden();
  await expect(pressed).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(text('notices.unauthorized.title'))).toBeHidden();
  await expect(buttonOf(page, 'frame.account.open')).toBeVisible();
  expect(problems.splice(0).filter((problem) => !isRefusal(problem))).toEqual([]);
});

test('a question that is being written stays when the session has ended, and is sent after another sign-in', async ({
  page,
  brand,
  problems,
}) => {
  const { person } = await openQuestion(page, brand);
  const section = page.locator('main #questions');
  const drawer = page.getByRole('dialog', { name: text('community.writing.question.title') });
  await expect(async () => {
    await section.evaluate((element) => element.scrollIntoView());
    if (!(await drawer.isVisible())) await buttonOf(section, 'community.questions.ask').click({ timeout: 1_000 });
    await expect(drawer).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const words = `Was ist, wenn ich lange tippe? ${Date.now()}`;
  const field = drawer.getByRole('textbox');
  await field.fill(words);
  await endSession(page, brand);
  const send = buttonOf(drawer, 'community.writing.question.submit');
  await send.click();
  await expect(login(page).getByText(text('notices.unauthorized.title'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(login(page)).toBeHidden();
  await expect(field).toHaveValue(words);
  await send.click();
  await page
    .getByRole('dialog')
    .last()
    .getByRole('link', { name: text('auth.register.login') })
    .click();
  await submitLogin(login(page), person);
  await expect(login(page)).toBeHidden();
  await expect(field).toHaveValue(words);
  await send.click();
  await expect(drawer.getByText(text('community.writing.submitted.questionSent.title'))).toBeVisible();
  expect(problems.splice(0).filter((problem) => !isRefusal(problem))).toEqual([]);
});

test('nothing is done for who does not sign in again, nor for somebody else who does', async ({
  page,
  brand,
  problems,
}) => {
  const { answer } = await openQuestion(page, brand);
  await page.context().clearCookies();
  const pressed = await pressInVain(page, answer);
  await submitLogin(login(page), await newPerson(brand));
  await expect(login(page)).toBeHidden();
  await expect(page.getByText(text('pages.product.questionnaire.failed'))).toBeVisible();
  await expect(pressed).toHaveAttribute('aria-pressed', 'false');

  await page.context().clearCookies();
  await pressInVain(page, pressed);
  await page.keyboard.press('Escape');
  await expect(buttonOf(page, 'frame.account.login')).toBeVisible();
  await expect(pressed).toBeFocused();
  await expect(pressed).toHaveAttribute('aria-pressed', 'false');
  expect(problems.splice(0).filter((problem) => !isRefusal(problem))).toEqual([]);
});
