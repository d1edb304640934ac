import { randomUUID } from 'node:crypto';
import { customer as contract } from '@shop/contracts';
import { builtInChecker } from '../src/customer/addressCheck/builtInChecker.ts';
import { anAddress } from './support/anAddress.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

const { id: _id, ...base } = anAddress();
const check = (more: Partial<typeof base>) => builtInChecker.check({ ...base, ...more }, 'CH');
const suggested = async (more: Partial<typeof base>) => {
  const verdict = await check(more);
  return verdict.kind === 'acceptable'
    ? verdict.suggestions.map(({ streetName, streetNumber, zip, city }) => [streetName, streetNumber, zip, city])
    : verdict.kind;
};

describe('the built-in check', () => {
  it.each([
    {},
    { city: 'zurich' },
    { city: 'ZÜRICH 1' },
    { zip: '9000', city: 'Sankt Gallen' },
    { zip: '6900', city: 'Lugano' },
    { zip: '2502', city: 'Biel' },
    { zip: '8001', city: 'Zürich', streetNumber: '12a' },
    { streetNumber: '12-14' },
    { streetNumber: '' },
    { zip: '10115', city: 'Berlin' },
    { zip: '1012 AB', city: 'Amsterdam' },
  ])('finds %p fine', async (address) => {
    expect(await check(address)).toEqual({ kind: 'fine' });
  });

  it('suggests the place of the postal code, and the nearest postal codes of the place', async () => {
    expect(await suggested({ zip: '8001', city: 'Zürihc' })).toEqual([['Bahnhofstrasse', '1', '8001', 'Zürich']]);
    const [here, nearest] = (await suggested({ zip: '3011', city: 'Zürich' })) as string[][];
    expect(here).toEqual(['Bahnhofstrasse', '1', '3011', 'Bern']);
    expect(nearest![3]).toBe('Zürich');
    expect(nearest![2]).toMatch(/^80/);
  });

  it('suggests the number of a street in its own field', async () => {
    const address = { streetName: 'Bahnhofstrasse 12b', streetNumber: '' };
    expect(await suggested(address)).toEqual([['Bahnhofstrasse', '12b', '8001', 'Zürich']]);
    expect(await suggested({ ...address, zip: '10115', city: 'Berlin' })).toEqual([
      ['Bahnhofstrasse', '12b', '10115', 'Berlin'],
    ]);
  });

  it.each([
    ['zip', { zip: '800' }],
    ['zip', { zip: '0001' }],
    ['zip', { zip: 'ABCD' }],
    ['zip', { zip: '1234567' }],
    ['zip', { zip: '9999', city: 'Nirgendwo' }],
    ['streetNumber', { streetNumber: 'beim Brunnen' }],
  ])('says that %s is wrong in %p', async (field, address) => {
    expect(await check(address)).toEqual({ kind: 'invalid', fields: [field] });
  });
});

describe('a customer', () => {
  let services: TestServices;
  beforeAll(async () => void (services = await startTestServices()));
  afterAll(() => services.stop());

  const create = async (method: string, more: object, context: object | null = null) => {
    const given = { email: `${randomUUID()}@example.com`, password: 'Raclette im Schrebergarten' };
    return services.call(contract, method, [{ ...given, address: anAddress(more) }, context]);
  };

  it.each(['CreateProspect', 'CreateGuest'])('hears of addresses like it, and may insist: %s', async (method) => {
    const wrong = { city: 'Zürihc' };
    const { body, cookie } = await create(method, wrong);
    expect(body).toEqual(['', { addressError: { kind: 'acceptable', suggestions: [anAddress()] } }]);
    expect(cookie).toBeUndefined();
    expect((await create(method, wrong, { skipAddressValidation: true })).body[1]).toBeNull();
  });

  it('hears which field of an invalid address is wrong, and may insist', async () => {
    const wrong = { zip: '9999', city: 'Nirgendwo' };
    expect((await create('CreateProspect', wrong)).body[1]).toEqual({
      addressError: { kind: 'invalid', suggestions: [] },
      validationError: { fields: { 'address.zip': ['invalid'] } },
    });
    expect((await create('CreateProspect', wrong, { skipAddressValidation: true })).body[1]).toBeNull();
  });

  it('cannot skip the rules of the fields', async () => {
    const { body } = await create('CreateProspect', { city: '' }, { skipAddressValidation: true });
    expect(body[1]).toEqual({ validationError: { fields: { 'address.city': ['required'] } } });
  });

  it('has every address checked', async () => {
    const { cookie } = await create('CreateProspect', {});
    const call = async (method: string, args: unknown[]) =>
      (await services.call(contract, method, args, { cookie })).body as [string, { addressError?: object } | null];
    const wrong = anAddress({ city: 'Zürihc' });
    const skip = { skipAddressValidation: true };
    expect((await call('AddAddress', [wrong, null]))[1]).toHaveProperty('addressError');
    const [id, error] = await call('AddAddress', [wrong, skip]);
    expect(error).toBeNull();
    expect((await call('UpdateAddress', [id, wrong, null]))[1]).toHaveProperty('addressError');
    expect((await call('UpdateAddress', [id, wrong, skip]))[1]).toBeNull();
    expect((await call('Update', [{ address: wrong }, null]))[1]).toHaveProperty('addressError');
    expect((await call('Update', [{ address: wrong }, skip]))[1]).toBeNull();
  });
});
