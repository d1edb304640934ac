import { errorsWithoutField } from './errorsWithoutField';
import { FORM_ERROR } from './formErrors';

const fields = ['email', 'address.zip', 'address.city'];

it('finds errors of fields that a form does not have, wherever they are', () => {
  const errors = { email: 'exists', birthday: 'age', address: { zip: 'invalid', phone: 'max' } };
  expect(errorsWithoutField(errors, fields)).toEqual([
    { path: 'birthday', key: 'age' },
    { path: 'address.phone', key: 'max' },
  ]);
});

it('finds an error of what only has fields within', () => {
  expect(errorsWithoutField({ address: 'max' }, fields)).toEqual([{ path: 'address', key: 'max' }]);
});

it('leaves the error of the whole form, and fields without one', () => {
  expect(errorsWithoutField({ [FORM_ERROR]: 'unanswered', birthday: undefined }, fields)).toEqual([]);
});
