import fc from 'fast-check';
import { splitStreet } from './splitStreet.ts';

describe('splitStreet', () => {
  it.each([
    ['Musterstrasse 12', 'Musterstrasse', '12'],
    ['Musterstrasse 12a', 'Musterstrasse', '12a'],
    ['Musterstrasse 12 A', 'Musterstrasse', '12 A'],
    ['Musterstrasse, 12', 'Musterstrasse', '12'],
    ['Musterstr. 5', 'Musterstr.', '5'],
    ['Musterstr.5', 'Musterstr.', '5'],
    ['Quai du Lac 3 - 5', 'Quai du Lac', '3 - 5'],
    ['Am Graben 12/3', 'Am Graben', '12/3'],
    ['Strasse des 17. Juni 135', 'Strasse des 17. Juni', '135'],
    [' Via Nassa 7 ', 'Via Nassa', '7'],
  ])('moves the number of %j to its field', (typed, streetName, streetNumber) =>
    expect(splitStreet({ streetName: typed, streetNumber: '' })).toEqual({ streetName, streetNumber }),
  );

  it.each([
    ['Musterstrasse', ''],
    ['Musterstrasse 12', '14'],
    ['12', ''],
    ['12 14', ''],
    ['Strasse des 17. Juni', ''],
    ['Musterstrasse12', ''],
    ['Postfach 123456', ''],
    ['', ''],
  ])('leaves %j with the number %j alone', (streetName, streetNumber) =>
    expect(splitStreet({ streetName, streetNumber })).toEqual({ streetName, streetNumber }),
  );

  it('keeps every other field', () => {
    expect(splitStreet({ streetName: 'Weg 1', streetNumber: '', city: 'Bern' })).toEqual({
      ...{ streetName: 'Weg', streetNumber: '1', city: 'Bern' },
    });
  });

  it('finds a name and a number again that were put together, and nothing more to split then', () => {
    const names = fc.stringMatching(/^[A-Z][a-zäöü]{2,12}( [A-Z][a-z]{2,8}){0,2}$/);
    const numbers = fc.stringMatching(/^[1-9]\d{0,3}[a-z]?(-[1-9]\d{0,2})?$/);
    fc.assert(
      fc.property(names, numbers, (streetName, streetNumber) => {
        const split = splitStreet({ streetName: `${streetName} ${streetNumber}`, streetNumber: '' });
        expect(split).toEqual({ streetName, streetNumber });
        expect(splitStreet(split)).toBe(split);
      }),
    );
  });
});
