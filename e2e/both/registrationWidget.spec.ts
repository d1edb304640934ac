import { expectAccessible } from '../support/axe.ts';
import { layoutShift, MAX_LAYOUT_SHIFT } from '../support/layoutShift.ts';
import { text } from '../support/messages.ts';
import { buttonOf, fieldOf, fillRegistration, newEmail } from '../support/registration.ts';
import { expect, sampleOf, test } from '../support/test.ts';
import { open } from '../support/view.ts';

test('a visitor registers in the content of a page, which says so in the place of the form', async ({
  page,
  brand,
}) => {
  const { people } = sampleOf(brand, 'editorial');
  await open(page, people);
  const main = page.getByRole('main');
  const link = main.getByRole('link', { name: text('cms-elements.widget.register') });
  await link.click();
  const form = main.getByRole('form', { name: text('auth.register.title') });
  await expect(fieldOf(form, 'auth.login.identifier')).toBeFocused();
  expect(await layoutShift(page)).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  await expectAccessible(page);

  await fillRegistration(form, newEmail(brand));
  await buttonOf(form, 'auth.register.submit').click();
  const message = main.getByText(text('auth.register.done.title'));
  await expect(message).toBeInViewport();
  // No notice hides under the pointer.
  await page.mouse.move(0, 0);
  await expect(form).toHaveCount(0);
  await expect(buttonOf(page, 'frame.account.open')).toBeVisible();
  await expect(message).toHaveCount(0, { timeout: 10_000 });
  await expect(link).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${people}$`));
});
