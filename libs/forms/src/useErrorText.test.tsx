import { shopMessages } from '@shop/intl/testing';
import { renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import type { ValidationCode } from '@shop/contracts';
import { locales } from '@shop/contracts/constants';
import { useErrorText } from './useErrorText';

/** Complete, as the type of a record asks for every code. */
const codes = Object.keys({
  age: 0,
  email: 0,
  exists: 0,
  invalid: 0,
  max: 0,
  min: 0,
  minDigits: 0,
  minLower: 0,
  minSpecial: 0,
  minUpper: 0,
  noMatchingProduct: 0,
  notExists: 0,
  required: 0,
  size: 0,
} satisfies Record<ValidationCode, 0>);

type Options = Parameters<ReturnType<typeof useErrorText>>[2];
const ErrorText = ({ code, field, ...options }: { code: string; field: string } & Options) => (
  <p>{useErrorText()(code, field, options)}</p>
);
const textOf = (code: string, field: string, options?: Options) => {
  const { unmount } = renderWithShop(<ErrorText code={code} field={field} {...options} />);
  const { textContent } = screen.getByRole('paragraph');
  unmount();
  return textContent;
};

it.each(locales.flatMap((locale) => codes.map((code) => [locale, code] as const)))(
  'there is a text in %s for the code %s',
  (locale, code) => expect(shopMessages(locale)).toHaveProperty([`validation.${code}`]),
);

it.each([
  ['required', 'email', 'Gib deine E-Mail-Adresse ein.'],
  ['required', 'address.zip', 'Gib deine Postleitzahl ein.'],
  ['required', 'address.other', 'Fülle dieses Feld aus.'],
  ['passwordReset.validation.password.match', 'password', 'Die beiden Passwörter sind nicht gleich.'],
  ['unheardOf', 'email', 'Prüfe diese Eingabe.'],
])('says of the error %s at %s: %s', (code, field, text) => expect(textOf(code, field)).toBe(text));

it('names the longest that a text may be, where it is known', () => {
  expect(textOf('max', 'address.street', { max: 100 })).toBe('Höchstens 100 Zeichen.');
  expect(textOf('max', 'firstName', { max: 50 })).toBe('Vor- und Nachname haben zusammen höchstens 50 Zeichen.');
  expect(textOf('max', 'address.street')).toBe('Das ist zu lang.');
  expect(textOf('size', 'address.street', { max: 100 })).toBe('Das hat nicht die richtige Länge.');
});

it('has another text instead of those that need their field', () => {
  const otherwise = 'forms.form.refused';
  expect(textOf('required', 'strange', { otherwise })).toBe('Das hat nicht geklappt. Prüfe deine Eingaben.');
  expect(textOf('max', 'strange', { otherwise, max: 9 })).toBe('Das hat nicht geklappt. Prüfe deine Eingaben.');
  expect(textOf('required', 'email', { otherwise })).toBe('Gib deine E-Mail-Adresse ein.');
});
