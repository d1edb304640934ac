import type { Locator, Page } from '@playwright/test';
import type { TestedBrand } from './brands.ts';
import { text, type TextId } from './messages.ts';
import { callService } from './services.ts';

/** Somebody who signs in. */
export interface Person {
  email: string;
  password: string;
}

/** An e-mail address that nobody has registered. */
export const newEmail = ({ site }: Pick<TestedBrand, 'site'>) =>
  `new-${site}-${Date.now()}-${Math.random().toString(36).slice(2)}@example.com`;

export const PASSWORD = 'Nebelmeer-Rucksack-41';

/** What the form of a registration is filled with, in its order; the city can be had otherwise. */
export const typedAddress = {
  firstName: 'Rosa',
  lastName: 'Keller',
  streetName: 'Seestrasse',
  streetNumber: '12',
  zip: '8002',
  city: 'Zürich',
} as const;

export type AddressText = keyof typeof typedAddress;

/** A city for which the shop suggests another. */
export const MISSPELT_CITY = 'Zürick';
/** A postal code that the shop knows nowhere. */
export const UNKNOWN_ZIP = 'ABC';

/** A text field of a form by its label, which may say that it is required. */
export const fieldOf = (form: Locator, id: TextId, locale = 'de') =>
  form.getByRole('textbox', { name: text(id, {}, locale), exact: true });
/** The field of a new password; its label says that it is required. */
export const newPasswordOf = (form: Locator) => form.locator('input[autocomplete=new-password]').first();
export const genderOf = (form: Locator, locale = 'de') => form.getByLabel(text('auth.address.gender', {}, locale));
export const buttonOf = (scope: Page | Locator, id: TextId, locale = 'de') =>
  scope.getByRole('button', { name: text(id, {}, locale), exact: true });

/** Fills a form of a registration. */
export async function fillRegistration(
  form: Locator,
  email: string,
  address: Partial<Record<AddressText, string>> = {},
  locale = 'de',
) {
  await fieldOf(form, 'auth.login.identifier', locale).fill(email);
  await newPasswordOf(form).fill(PASSWORD);
  await genderOf(form, locale).selectOption('female');
  for (const [name, value] of Object.entries({ ...typedAddress, ...address })) {
    await fieldOf(form, `auth.address.${name as AddressText}`, locale).fill(value);
  }
}

/** Registers somebody by the services, without a browser. */
export async function newPerson(brand: Pick<TestedBrand, 'site' | 'url'>): Promise<Person> {
  const person = { email: newEmail(brand), password: PASSWORD };
  const address = { ...typedAddress, gender: 'female' };
  const [, error] = await callService(brand, '/services/profile/customer/CreateProspect', [{ ...person, address }]);
  if (error) throw new Error(`${person.email} could not be registered: ${JSON.stringify(error)}`);
  return person;
}
