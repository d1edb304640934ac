import { anAddress } from '@shop/builders';
import { addressLine } from './addressLine';
import { validateAddress } from './validateAddress';

it('writes an address in one line, without what is missing', () => {
  expect(addressLine(anAddress())).toBe('Seestrasse 12, 8002 Zürich');
  expect(addressLine(anAddress({ streetNumber: '', streetAddition: 'c/o Bär' }))).toBe(
    'Seestrasse, c/o Bär, 8002 Zürich',
  );
});

it('finds what is missing or wrong in an address', () => {
  const nothing = { gender: undefined, firstName: undefined, lastName: undefined };
  expect(validateAddress(anAddress())).toEqual({ ...nothing, streetName: undefined, zip: undefined, city: undefined });
  expect(validateAddress({ firstName: 'R2D2' })).toEqual({
    gender: 'required',
    firstName: 'invalid',
    lastName: 'required',
    streetName: 'required',
    zip: 'required',
    city: 'required',
  });
});

it('finds texts of an address that are longer than the services take', () => {
  const limits = {
    company: 100,
    phone: 30,
    streetName: 100,
    streetNumber: 20,
    streetAddition: 100,
    zip: 12,
    city: 100,
  };
  const ofLength = (more: number) =>
    anAddress(Object.fromEntries(Object.entries(limits).map(([field, max]) => [field, '1'.repeat(max + more)])));
  const codes = (code: string | undefined) => Object.fromEntries(Object.keys(limits).map((field) => [field, code]));
  expect(validateAddress(ofLength(0))).toMatchObject(codes(undefined));
  expect(validateAddress(ofLength(1))).toMatchObject(codes('max'));
});
