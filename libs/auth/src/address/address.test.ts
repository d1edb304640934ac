import { anAddress } from '@shop/builders';
import { addressLine } from './addressLine';
import { splitStreet } from './splitStreet';
import { validateAddress } from './validateAddress';

describe('splitStreet', () => {
  it.each([
    ['Musterstrasse 12', 'Musterstrasse', '12'],
    ['Musterstrasse 12a', 'Musterstrasse', '12a'],
    ['Quai du Lac 3 - 5', 'Quai du Lac', '3 - 5'],
    ['Strasse des 17. Juni 135', 'Strasse des 17. Juni', '135'],
  ])('moves the number of %j to its field', (typed, streetName, streetNumber) =>
    expect(splitStreet({ streetName: typed, streetNumber: '' })).toEqual({ streetName, streetNumber }),
  );

  it.each([
    ['Musterstrasse', ''],
    ['Musterstrasse 12', '14'],
    ['12', ''],
  ])('leaves %j with the number %j alone', (streetName, streetNumber) =>
    expect(splitStreet({ streetName, streetNumber })).toEqual({ streetName, streetNumber }),
  );
});

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
