import { toFormErrors } from './toFormErrors';

describe('toFormErrors', () => {
  it('puts the first code of each field at its path', () => {
    expect(toFormErrors({ fields: { email: ['exists', 'invalid'], 'address.zip': ['required'] } })).toEqual({
      email: 'exists',
      address: { zip: 'required' },
    });
  });
});
