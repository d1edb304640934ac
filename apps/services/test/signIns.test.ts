import { identity } from '@shop/contracts';
import { createAccount, PASSWORD, signIn } from './support/createAccount.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0';

let services: TestServices;
beforeAll(async () => void (services = await startTestServices({ content: 'empty' })));
afterAll(() => services.stop());

const call = async (method: string, cookie: string | undefined) =>
  (await services.call(identity, method, [], { cookie })).body as unknown[];

it('lists where the customer is signed in, and says which one asks', async () => {
  const { email } = await createAccount(services);
  await signIn(services, email, PASSWORD, { headers: { 'user-agent': FIREFOX } });
  const { cookie } = await signIn(services, email, PASSWORD, { headers: { 'user-agent': 'curl/8.5.0' } });
  const other = await createAccount(services);
  await signIn(services, other.email);
  const [list, error] = await call('GetSignIns', cookie);
  expect(error).toBeNull();
  expect(list).toHaveLength(2);
  expect(list).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ device: 'Firefox, Windows', isCurrent: false }),
      expect.objectContaining({ device: '', isCurrent: true, signedInAt: expect.any(Number) }),
    ]),
  );
});

it('ends all but the one that asks', async () => {
  const { email } = await createAccount(services);
  const elsewhere = await signIn(services, email);
  const { cookie } = await signIn(services, email);
  const other = await createAccount(services);
  const foreign = await signIn(services, other.email);
  expect(await call('EndOtherSignIns', cookie)).toEqual([null]);
  expect(await call('IsAuthenticated', elsewhere.cookie)).toEqual([false]);
  expect(await call('IsAuthenticated', cookie)).toEqual([true]);
  expect(await call('IsAuthenticated', foreign.cookie)).toEqual([true]);
  expect((await call('GetSignIns', cookie))[0]).toHaveLength(1);
});
