import { randomUUID } from 'node:crypto';
import { customer as contract, personalizationImage as images } from '@shop/contracts';
import { eq, sql } from 'drizzle-orm';
import { readPersonalData } from '../src/customer/personalData/readPersonalData.ts';
import { customer, review } from '../src/db/schema/index.ts';
import { orderMail } from '../src/identity/orderMail.ts';
import { anAddress } from './support/anAddress.ts';
import { callBehind } from './support/callBehind.ts';
import { cartCaller, newSku } from './support/cartCaller.ts';
import { createAccount, PASSWORD, signIn } from './support/createAccount.ts';
import { fillPersonalTables } from './support/fillPersonalTables.ts';
import { insertArticle } from './support/insertArticle.ts';
import { mainSite } from './support/sites.ts';
import { tablesWith } from './support/tablesWith.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => void (services = await startTestServices({ content: 'empty' })));
afterAll(() => services.stop());
const { add } = cartCaller(() => services);

/** A picture of one pixel. */
const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';

/** Letters that nobody else has in the name. */
const letters = () => randomUUID().replaceAll(/[^a-f]/g, '');

function aPerson() {
  const [firstName, lastName, streetName] = [
    `Xaverina${letters()}`,
    `Quell${letters()}`,
    `Zwetschgenhalde${letters()}`,
  ];
  const { id: _id, ...address } = anAddress({ firstName, lastName, streetName });
  return { firstName, lastName, address };
}

type Person = ReturnType<typeof aPerson>;

async function anAccount() {
  const person = aPerson();
  const { firstName, lastName, address } = person;
  const account = await createAccount(services, { firstName, lastName });
  const { cookie } = await signIn(services, account.email);
  return { person, ...account, cookie, ...(await fillPersonalTables(services, { ...account, firstName, address })) };
}

const order = (kind: 'welcome' | 'recovery', to: string) =>
  orderMail({ mails: services.mails, site: mainSite, locale: 'de' }, services.db, { kind, to });

/** As when it has been sent, and a day later. */
const takeLastMail = () =>
  services.db.execute<{ to: string }>(sql`
    delete from pgboss.job where data->>'kind' = 'deleted' returning data->>'to' as to`);

const deleteCustomer = async (cookie: string | undefined, args: unknown[] = []) =>
  (await services.call(contract, 'DeleteCustomer', args, { cookie })).body as unknown[];

/** The tables with the name, the e-mail address or the street. */
async function tablesAbout({ firstName, lastName, address }: Person, email: string) {
  const found = [];
  for (const text of [firstName, lastName, address.streetName, email]) found.push(await tablesWith(services.db, text));
  return [...new Set(found.flat())].sort();
}

it('is done, and refuses who signs in with another cart at that moment', async () => {
  const { id, email, cookie } = await anAccount();
  const sku = newSku();
  await insertArticle(services.db, { id: sku });
  const visitor = await add(sku, 1);
  const replies = await callBehind<unknown>(
    services.db,
    (tx) => tx.execute(sql`select 1 from cart where customer_id = ${id}::uuid for update`),
    [
      () => deleteCustomer(cookie, [PASSWORD]),
      async () => (await signIn(services, email, PASSWORD, { cookie: visitor.cookie })).error,
    ],
  );
  expect(replies).toEqual([[null], 'AUTHORIZATION_FAILED']);
  await takeLastMail();
});

it('leaves no name, e-mail address or street of a customer in any row of any table', async () => {
  const { person, email, cookie, imageId, reviewId } = await anAccount();
  await order('welcome', email);
  expect(await tablesAbout(person, email)).toEqual([
    ...['pgboss.job', 'public.cart_item', 'public.customer', 'public.customer_address', 'public.question'],
    ...['public.review', 'public.review_comment', 'public.stock_notification'],
    ...['public.voucher', 'public.wish_list'],
  ]);
  expect(await tablesWith(services.db, imageId)).toContain('public.personalization_image');
  expect(await deleteCustomer(cookie, [PASSWORD])).toEqual([null]);
  expect((await takeLastMail()).rows).toEqual([{ to: email }]);
  expect(await tablesAbout(person, email)).toEqual([]);
  expect(await tablesWith(services.db, imageId)).toEqual([]);
  // What was said in public stays.
  expect(await services.db.select().from(review).where(eq(review.id, reviewId))).toHaveLength(1);
});

describe('a guest', () => {
  async function aGuest(person: Person, email = `${randomUUID()}@example.com`) {
    const sku = newSku();
    await insertArticle(services.db, { id: sku, personalizable: true });
    const { cookie: before } = await add(sku, 1, {}, { personalization: { text: `Für ${person.firstName}` } });
    const given = { email, address: { ...person.address, id: '' } };
    const { body, cookie } = await services.call(contract, 'CreateGuest', [given, null], { cookie: before });
    expect(body[1]).toBeNull();
    return { email, cookie };
  }

  it('is forgotten with the cart and the pictures of the session', async () => {
    const person = aPerson();
    const { email, cookie } = await aGuest(person);
    const { body } = await services.call(images, 'Create', ['mine', PIXEL], { cookie });
    const imageId = body[0] as string;
    expect(await tablesAbout(person, email)).toEqual([
      'public.cart_item',
      'public.customer',
      'public.customer_address',
    ]);
    expect(await tablesWith(services.db, imageId)).toEqual(['public.personalization_image']);
    expect(await deleteCustomer(cookie)).toEqual([null]);
    expect(await tablesAbout(person, email)).toEqual([]);
    expect(await tablesWith(services.db, imageId)).toEqual([]);
  });

  it('who gave the address of an account does not stop the mails to it', async () => {
    const { email } = await createAccount(services);
    await order('recovery', email);
    const { cookie } = await aGuest(aPerson(), email);
    expect(await deleteCustomer(cookie)).toEqual([null]);
    expect(await tablesWith(services.db, email)).toEqual(['pgboss.job', 'public.customer']);
  });
});

it('leaves the rows of others alone', async () => {
  const [one, other] = [await anAccount(), await anAccount()];
  const [theirs] = await services.db.select().from(customer).where(eq(customer.id, other.id));
  await order('welcome', other.email);
  const before = await readPersonalData(services.db, theirs!);
  const tables = await tablesAbout(other.person, other.email);
  await deleteCustomer(one.cookie, [PASSWORD]);
  expect(await readPersonalData(services.db, theirs!)).toEqual(before);
  expect(await tablesAbout(other.person, other.email)).toEqual(tables);
});
