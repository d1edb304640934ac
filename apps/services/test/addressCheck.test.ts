import { randomUUID } from 'node:crypto';
import { checkout, customer as contract } from '@shop/contracts';
import fc from 'fast-check';
import { builtInChecker } from '../src/customer/addressCheck/builtInChecker.ts';
import { anAddress } from './support/anAddress.ts';
import { createAccount } from './support/createAccount.ts';
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
    { city: 'zuerich' },
    { city: 'ZÜRICH 1' },
    { city: 'Zürich-Altstadt' },
    { zip: '9000', city: 'Sankt Gallen' },
    { zip: '6900', city: 'Lugano' },
    { zip: '2502', city: 'Biel' },
    { zip: '8001', city: 'Zürich', streetNumber: '12a' },
    { streetNumber: '12-14' },
    { streetNumber: '' },
    { zip: '10115', city: 'Berlin' },
    { zip: '10115', city: 'Berlin Mitte' },
    { zip: '50667', city: 'Koeln', streetName: 'Breite Straße' },
    { zip: '60311', city: 'Frankfurt' },
    { zip: '60311', city: 'Frankfurt/Main' },
    { zip: '25826', city: 'St. Peter-Ording' },
    { zip: '1012 AB', city: 'Amsterdam' },
    { zip: '1012ab', city: 'AMSTERDAM' },
    { zip: '5211 AB', city: "'s-Hertogenbosch" },
  ])('finds %p fine', async (address) => {
    expect(await check(address)).toEqual({ kind: 'fine' });
  });

  it.each(['Zurich', 'Züri', 'Zürch', 'Zürihc', 'Zuerihc', 'Zürisch'])('takes %s for Zürich', async (city) => {
    expect(await suggested({ city })).toEqual([['Bahnhofstrasse', '1', '8001', 'Zürich']]);
  });

  it('suggests the locality of the postal code that is most like what was typed', async () => {
    const [first] = (await suggested({ zip: '54636', city: 'Meserich' })) as string[][];
    expect(first).toEqual(['Bahnhofstrasse', '1', '54636', 'Messerich']);
  });

  it('suggests the locality of a Dutch postal code with the letters that were typed', async () => {
    expect(await suggested({ zip: '3511 AB', city: 'Utrcht' })).toEqual([
      ['Bahnhofstrasse', '1', '3511 AB', 'Utrecht'],
    ]);
    expect(await suggested({ zip: '3511 AB', city: 'Groningen' })).toEqual([
      ['Bahnhofstrasse', '1', '3511 AB', 'Utrecht'],
    ]);
  });

  it('suggests localities that are like what was typed where the postal code is not known', async () => {
    const found = (await suggested({ zip: '9999', city: 'Lugnao' })) as string[][];
    expect(found[0]!.slice(2)).toEqual(['6900', 'Lugano']);
    expect(found.length).toBeLessThanOrEqual(3);
  });

  it.each([
    ['8001', 'Zürich', 'Bahnhofstr.', 'Bahnhofstrasse'],
    ['10115', 'Berlin', 'Invalidenstr.', 'Invalidenstraße'],
  ])('suggests the street of %s %s written out', async (zip, city, streetName, spelled) => {
    expect(await suggested({ zip, city, streetName, streetNumber: '5' })).toEqual([[spelled, '5', zip, city]]);
    const inOneField = { zip, city, streetName: `${streetName} 5`, streetNumber: '' };
    expect(await suggested(inOneField)).toEqual([[spelled, '5', zip, city]]);
  });

  it('leaves streets of the Netherlands as they are', async () => {
    const address = { zip: '1012 AB', city: 'Amsterdam', streetName: 'Hoofdstr.', streetNumber: '5' };
    expect(await suggested(address)).toBe('fine');
  });

  it('suggests nothing that it would not find fine', async () => {
    const typed = fc.record({
      zip: fc.constantFrom('8001', '3011', '1201', '10115', '54636', '9999', '99999'),
      city: fc.constantFrom('Zurich', 'Bern', 'Genf', 'Berlni', 'Frankfurt', 'Messerich', 'St Gallen', 'Xyz'),
      streetName: fc.constantFrom('Bahnhofstr.', 'Bahnhofstr. 12', 'Weg', 'Rue du Lac 3'),
      streetNumber: fc.constantFrom('', '5', '12a'),
    });
    await fc.assert(
      fc.asyncProperty(typed, async (given) => {
        const verdict = await check(given);
        if (verdict.kind !== 'acceptable') return;
        for (const suggestion of verdict.suggestions) expect(await check(suggestion)).toEqual({ kind: 'fine' });
      }),
    );
  });

  it('suggests the locality of the postal code, and the nearest postal codes of the locality', async () => {
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
    ['zip', { zip: '99999', city: 'Nirgendwo' }],
    ['streetNumber', { streetNumber: 'beim Brunnen' }],
  ])('says that %s is wrong in %p', async (field, address) => {
    expect(await check(address)).toEqual({ kind: 'invalid', fields: [field] });
  });
});

const exists = { validationError: { fields: { email: ['exists'] } } };

const createIn =
  (services: () => TestServices) =>
  async (method: string, more: object, context: object | null = null, email = `${randomUUID()}@example.com`) => {
    const given = { email, password: 'Raclette im Schrebergarten' };
    return services().call(contract, method, [{ ...given, address: anAddress(more) }, context]);
  };

describe('a shop that conceals accounts', () => {
  let services: TestServices;
  beforeAll(async () => void (services = await startTestServices({ config: { CONCEAL_ACCOUNTS: true } })));
  afterAll(() => services.stop());
  const create = createIn(() => services);

  it.each([{ zip: '9999', city: 'Nirgendwo' }, { city: 'Zürihc' }])(
    'says the same of an address that is not taken, %p, whether or not there is an account',
    async (wrong) => {
      const { email } = await createAccount(services);
      const [known, unknown] = [
        await create('CreateProspect', wrong, null, email),
        await create('CreateProspect', wrong),
      ];
      expect(known.body[1]).toHaveProperty('addressError');
      expect([known.status, known.body, known.cookie]).toEqual([unknown.status, unknown.body, undefined]);
    },
  );

  it('says that there is one to a registration that would make an account', async () => {
    const { email } = await createAccount(services);
    expect((await create('CreateProspect', {}, null, email)).body[1]).toEqual(exists);
    const insisting = { skipAddressValidation: true };
    const wrong = { city: 'Zürihc' };
    expect((await create('CreateProspect', wrong, insisting, email)).body[1]).toEqual(exists);
    expect((await create('CreateProspect', wrong, insisting)).body[1]).toBeNull();
  });
});

describe('a customer', () => {
  let services: TestServices;
  beforeAll(async () => void (services = await startTestServices()));
  afterAll(() => services.stop());

  const create = createIn(() => services);

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

  it.each([
    ['8001', ['Zürich']],
    [' 3011 ', ['Bern']],
    ['800', []],
    ['9999', []],
    ['10115', []],
    ['constructor', []],
    ['', []],
  ])('hears of the localities that have the postal code %j', async (zip, localities) => {
    const { status, body } = await services.call(contract, 'GetPlaces', [zip]);
    expect([status, body]).toEqual([200, [localities]]);
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

  it('hears of an account before the address is looked at', async () => {
    const { email } = await createAccount(services);
    const { body } = await create('CreateProspect', { zip: '9999', city: 'Nirgendwo' }, null, email);
    expect(body[1]).toEqual(exists);
  });

  it('is asked about each of two addresses of an order', async () => {
    const wrong = anAddress({ city: 'Zürihc' });
    const addresses = { email: `${randomUUID()}@example.com`, billingAddress: wrong, shippingAddress: wrong };
    const errorOf = async (context: object | null) =>
      (await services.call(checkout, 'SetAddresses', [addresses, context])).body[1];
    const asked = (field: string) =>
      expect.objectContaining({ validationError: { fields: { [field]: ['invalid'] } } }) as unknown;
    expect(await errorOf(null)).toEqual(asked('billingAddress'));
    expect(await errorOf({ accepted: ['billingAddress'] })).toEqual(asked('shippingAddress'));
    const isEmpty = { checkoutError: 'empty' };
    expect(await errorOf({ accepted: ['billingAddress', 'shippingAddress'] })).toEqual(isEmpty);
    expect(await errorOf({ skipAddressValidation: true })).toEqual(isEmpty);
  });
});
