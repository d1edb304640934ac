import { fieldErrorsOf } from './fieldErrorsOf';

it('puts the first code of each field where its path says', () => {
  const fields = {
    email: ['exists' as const],
    'address.zip': ['size' as const, 'invalid' as const],
    'address.city': ['required' as const],
    empty: [],
  };
  expect(fieldErrorsOf({ fields })).toEqual({ email: 'exists', address: { zip: 'size', city: 'required' } });
});
