import type { Locator, Page } from '@playwright/test';
import { text } from '../support/messages.ts';
import { buttonOf, fieldOf, fillRegistration, MISSPELT_CITY, newEmail, newPerson } from '../support/registration.ts';
import { expect, test } from '../support/test.ts';
import { open, overflow } from '../support/view.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** px: the least side of what is touched (WCAG 2.2, 2.5.8). */
const MIN_TARGET = 24;
/** px of the text in a field below which phones zoom into the page when it is touched. */
const MIN_FIELD_TEXT = 16;

/** Everything in a drawer can be touched, and nothing of it is wider than the phone. */
async function expectTouchable(page: Page, drawer: Locator) {
  const limits = { minTarget: MIN_TARGET, minText: MIN_FIELD_TEXT };
  // It slides in.
  await expect.poll(() => drawer.evaluate(faultsOf, limits)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

/** Runs in the browser. A control inside its label is touched by that. */
function faultsOf(drawer: Element, { minTarget, minText }: { minTarget: number; minText: number }): string[] {
  const controls = [...drawer.querySelectorAll<HTMLElement>('button, input, select')];
  return controls.flatMap((control) => {
    const { width, height, left, right } = (control.closest('label') ?? control).getBoundingClientRect();
    const isField = control.matches('input:not([type=radio]), select');
    return [
      ...(Math.min(width, height) < minTarget ? [`small: ${control.outerHTML}`] : []),
      ...(left < 0 || right > window.innerWidth ? [`beside the window: ${control.outerHTML}`] : []),
      ...(isField && parseFloat(getComputedStyle(control).fontSize) < minText
        ? [`small text: ${control.outerHTML}`]
        : []),
    ];
  });
}

async function openByTouch(page: Page) {
  const drawer = page.getByRole('dialog', { name: text('auth.register.title') });
  await buttonOf(page, 'frame.account.login').tap();
  await expect(buttonOf(drawer, 'auth.register.submit')).toBeVisible();
  return drawer;
}

test('a visitor registers by touch', async ({ page, brand }) => {
  await open(page, '/');
  const drawer = await openByTouch(page);
  await expectTouchable(page, drawer);
  await buttonOf(drawer, 'auth.register.submit').tap();
  await expect(drawer.getByText(text('validation.required.city'))).toBeVisible();
  await expect(fieldOf(drawer, 'auth.login.identifier')).toBeInViewport();
  await expectTouchable(page, drawer);

  await fillRegistration(drawer, newEmail(brand), { city: MISSPELT_CITY });
  await buttonOf(drawer, 'auth.register.submit').tap();
  const question = page.getByRole('dialog', { name: text('auth.address.acceptable.title') });
  const choices = question.getByRole('radio');
  await expect(choices.first()).toBeChecked();
  await expectTouchable(page, question);
  await question.locator('label').last().tap();
  await expect(choices.last()).toBeChecked();
  await question.locator('label').first().tap();
  await buttonOf(question, 'auth.address.acceptable.submit').tap();
  await expect(drawer).toBeHidden();
  await expect(buttonOf(page, 'frame.account.open')).toBeVisible();
});

test('a customer signs in and out by touch', async ({ page, brand }) => {
  const { email, password } = await newPerson(brand);
  await open(page, '/');
  const registration = await openByTouch(page);
  await buttonOf(registration, 'ui-kit.drawer.close').tap();
  await expect(registration).toBeHidden();
  await openByTouch(page);
  await registration.getByRole('link', { name: text('auth.register.login') }).tap();

  const drawer = page.getByRole('dialog', { name: text('auth.login.title') });
  await fieldOf(drawer, 'auth.login.identifier').fill(email);
  const typed = drawer.getByLabel(text('auth.login.password'), { exact: true });
  await typed.fill('not-the-password');
  await buttonOf(drawer, 'auth.login.submit').tap();
  await expect(drawer.getByText(text('auth.login.failed.title'))).toBeInViewport();
  await expectTouchable(page, drawer);
  await typed.fill(password);
  await buttonOf(drawer, 'ui-kit.passwordField.show').tap();
  await expect(typed).toHaveAttribute('type', 'text');
  await buttonOf(drawer, 'auth.login.submit').tap();
  await expect(drawer).toBeHidden();

  await buttonOf(page, 'frame.account.open').tap();
  await buttonOf(page, 'auth.logout.button').tap();
  await expect(buttonOf(page, 'frame.account.login')).toBeVisible();
});
