import { type Customer, customer as contract } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { customerAddress } from '../src/db/schema/index.ts';
import { anAddress } from './support/anAddress.ts';
import { callBehind } from './support/callBehind.ts';
import { createAccount, signIn } from './support/createAccount.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => void (services = await startTestServices({ content: 'empty' })));
afterAll(() => services.stop());

const call = async (method: string, args: unknown[], cookie: string | undefined) =>
  (await services.call(contract, method, args, { cookie })).body as unknown[];
const record = async (cookie: string | undefined) => (await call('Get', [], cookie))[0] as Customer;

/** A customer who lives in Zürich, and has two more addresses. */
async function customer() {
  const { cookie } = await signIn(services, (await createAccount(services)).email);
  await call('Update', [{ address: anAddress({ firstName: 'Lea' }) }, null], cookie);
  const add = async (firstName: string) =>
    (await call('AddAddress', [anAddress({ firstName }), null], cookie))[0] as string;
  return { cookie, mia: await add('Mia'), nora: await add('Nora') };
}

it('delivers to one of the addresses at most', async () => {
  const { cookie, mia, nora } = await customer();
  expect((await record(cookie)).defaultShippingAddressId).toBeNull();
  for (const id of [mia, nora]) {
    expect(await call('SetDefaultAddress', [id, 'shipping'], cookie)).toEqual([null]);
    expect((await record(cookie)).defaultShippingAddressId).toBe(id);
  }
  await call('SetDefaultAddress', [(await record(cookie)).address.id, 'shipping'], cookie);
  expect((await record(cookie)).defaultShippingAddressId).toBeNull();
});

it('exchanges the billing address, and with it the name of the account', async () => {
  const { cookie, mia } = await customer();
  const before = await record(cookie);
  await call('SetDefaultAddress', [mia, 'shipping'], cookie);
  expect(await call('SetDefaultAddress', [mia, 'billing'], cookie)).toEqual([null]);
  const after = await record(cookie);
  expect(after).toMatchObject({ address: { id: mia, firstName: 'Mia' }, defaultShippingAddressId: null });
  expect(after.shippingAddresses.map(({ id }) => id)).toContain(before.address.id);
  expect(after.shippingAddresses).toHaveLength(2);
});

it('delivers where it did before, once another address is that of invoices', async () => {
  const { cookie, mia, nora } = await customer();
  const home = (await record(cookie)).address.id;
  await call('SetDefaultAddress', [mia, 'billing'], cookie);
  expect((await record(cookie)).defaultShippingAddressId).toBe(home);
  await call('SetDefaultAddress', [nora, 'billing'], cookie);
  expect((await record(cookie)).defaultShippingAddressId).toBe(home);
  await call('SetDefaultAddress', [home, 'billing'], cookie);
  expect((await record(cookie)).defaultShippingAddressId).toBeNull();
});

it('addresses the account as its billing address, also after that was changed or exchanged', async () => {
  const { cookie, mia } = await customer();
  const { address } = await record(cookie);
  await call('UpdateAddress', [address.id, { ...address, gender: 'male' }, null], cookie);
  expect((await record(cookie)).gender).toBe('male');
  await call('UpdateAddress', [mia, anAddress({ firstName: 'Mia', gender: 'divers' }), null], cookie);
  expect((await record(cookie)).gender).toBe('male');
  await call('SetDefaultAddress', [mia, 'billing'], cookie);
  expect((await record(cookie)).gender).toBe('divers');
});

it('knows nothing of the addresses of others', async () => {
  const [own, other] = [await customer(), await customer()];
  const before = await record(other.cookie);
  for (const use of ['billing', 'shipping']) {
    expect(await call('SetDefaultAddress', [other.mia, use], own.cookie)).toEqual([
      { validationError: { fields: { address: ['notExists'] } } },
    ]);
  }
  expect(await record(other.cookie)).toEqual(before);
});

describe('at the same time', () => {
  /** Makes calls that wait for each other behind the row of an address, in this order. */
  const behind = (id: string, cookie: string | undefined, calls: readonly [method: string, args: unknown[]][]) =>
    callBehind(
      services.db,
      (tx) => tx.select().from(customerAddress).where(eq(customerAddress.id, id)).for('update'),
      calls.map(
        ([method, args]) =>
          () =>
            call(method, args, cookie),
      ),
    );

  it('the billing address is changed and exchanged', async () => {
    const { cookie, mia } = await customer();
    const { address } = await record(cookie);
    const changed = { ...address, company: 'Kiosk' };
    const replies = await behind(address.id, cookie, [
      ['UpdateAddress', [address.id, changed, null]],
      ['SetDefaultAddress', [mia, 'billing']],
    ]);
    expect(replies).toEqual([[address.id, null], [null]]);
    const after = await record(cookie);
    expect([after.address.id, after.shippingAddresses.find(({ id }) => id === address.id)?.company]).toEqual([
      mia,
      'Kiosk',
    ]);
  });

  it('an address becomes that of invoices and is deleted', async () => {
    const { cookie, mia } = await customer();
    const { address } = await record(cookie);
    await behind(address.id, cookie, [
      ['SetDefaultAddress', [mia, 'billing']],
      ['DeleteAddress', [mia]],
    ]);
    const after = await record(cookie);
    expect(after.address).toMatchObject({ id: mia, firstName: 'Mia' });
  });
});
