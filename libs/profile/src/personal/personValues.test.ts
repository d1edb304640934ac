import { aCustomer } from '@shop/builders';
import { personOf, personValuesOf, validatePerson } from './personValues';

const valid = { gender: 'female', firstName: 'Anna', lastName: 'Muster' } as const;

it.each([
  ['1990-02-28', undefined],
  ['2024-02-29', undefined],
  ['', undefined],
  ['2023-02-29', 'invalid'],
  ['1990-13-01', 'invalid'],
  ['28.2.1990', 'invalid'],
  ['0990-02-28', 'invalid'],
  ['1890-02-28', 'min'],
])('of the birthday %j it says %s', (birthday, error) => {
  expect(validatePerson({ ...valid, birthday }).birthday).toBe(error);
});

it('keeps a birthday the same day', () => {
  const customer = aCustomer({ birthday: Date.UTC(1990, 1, 28) });
  const values = personValuesOf(customer);
  expect(values.birthday).toBe('1990-02-28');
  expect(personOf(values).birthday).toBe(customer.birthday);
});

it('takes a birthday away', () => expect(personOf({ ...valid, birthday: '' }).birthday).toBeNull());

it('needs a name without digits', () => {
  expect(validatePerson({ ...valid, firstName: '', lastName: 'R2' })).toMatchObject({
    firstName: 'required',
    lastName: 'invalid',
  });
});
