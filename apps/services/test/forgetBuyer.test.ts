import { checkout, customer, personalizationImage as personalizationContract } from '@shop/contracts';
import { eq, inArray, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { sweepPersonalization } from '../src/customer/personalData/erasePersonalization.ts';
import { orderLine, orderReturn, personalizationImage, shopOrder, voucher } from '../src/db/schema/index.ts';
import { sweepImages } from '../src/personalization/imageRepository.ts';
import { checkoutCaller } from './support/checkoutCaller.ts';
import { createAccount, PASSWORD, signIn } from './support/createAccount.ts';
import { insertVoucher } from './support/insertVoucher.ts';
import { tablesWith } from './support/tablesWith.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { uploader } from './support/uploader.ts';

let services: TestServices;
beforeAll(async () => void (services = await startTestServices()));
afterAll(() => services.stop());
const { addresses, article, ask, payment, place, withCart } = checkoutCaller(() => services);
const { uploadAny } = uploader(() => services);

const DAY_MS = 86_400_000;
const NAME = 'Xaveriusquell';
const ENGRAVED = 'Für Balduinella';
const STREET = 'Zwetschgenhaldenrain';

/** A customer with an order of this status for an engraved article. */
async function aBuyer(status: 'delivered' | 'transmitted') {
  const { email } = await createAccount(services, { lastName: NAME });
  const { cookie } = await signIn(services, email);
  const who = await withCart([await article()], { cookie });
  const given = addresses({ email });
  Object.assign(given.billingAddress, { lastName: NAME, streetName: STREET });
  await ask(checkout, 'SetAddresses', [given, { skipAddressValidation: true }], who);
  const { ret: ways } = await ask(checkout, 'GetDeliveryOptions', [], who);
  const { type, method } = ways.find((option) => option.type === 'STANDARD')!;
  await ask(checkout, 'SetDelivery', [{ type, method, date: null }], who);
  const chosen = await ask(checkout, 'SetPayment', [await payment(who, false)], who);
  const { orderId, error } = await place({ ...who, version: chosen.checkout!.version });
  expect(error).toBeNull();
  await services.db
    .update(orderLine)
    .set({ personalization: { text: ENGRAVED } })
    .where(eq(orderLine.orderId, orderId));
  await services.db.update(shopOrder).set({ status }).where(eq(shopOrder.id, orderId));
  return { email, cookie, orderId };
}

it('leaves of a customer who has ordered what the books need, and nothing else', async () => {
  const { email, cookie, orderId } = await aBuyer('delivered');
  await services.db
    .insert(orderReturn)
    .values({ orderId, lines: [], reason: 'other', words: `${NAME} mag sie nicht`, answer: `Guten Tag ${NAME}` });

  const tablesAbout = async () => {
    const found = await Promise.all([NAME, STREET, ENGRAVED, email].map((text) => tablesWith(services.db, text)));
    return [...new Set(found.flat())].sort();
  };
  expect(await tablesAbout()).toEqual(
    expect.arrayContaining(['public.customer', 'public.order_line', 'public.order_return', 'public.shop_order']),
  );
  expect((await services.call(customer, 'DeleteCustomer', [PASSWORD], { cookie })).body).toEqual([null]);
  // As when the mail that says so has been sent, and a day later.
  await services.db.execute(sql`delete from pgboss.job where data->>'kind' = 'deleted'`);
  expect(await tablesAbout()).toEqual(['public.shop_order']);
});

it('leaves what is put on an article until it is made', async () => {
  const { cookie, orderId } = await aBuyer('transmitted');
  const [imageId, unused] = [await uploadAny({ cookie }), await uploadAny({ cookie })];
  const personalization = { text: ENGRAVED, imageId };
  await services.db.update(orderLine).set({ personalization }).where(eq(orderLine.orderId, orderId));
  expect((await services.call(customer, 'DeleteCustomer', [PASSWORD], { cookie })).body).toEqual([null]);
  const stored = async () => {
    await sweepPersonalization(services.db);
    await sweepImages(services.db);
    const lines = await services.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));
    const pictures = await services.db
      .select({ id: personalizationImage.id })
      .from(personalizationImage)
      .where(inArray(personalizationImage.id, [imageId, unused]));
    return { put: lines.map((line) => line.personalization), pictures: pictures.map(({ id }) => id) };
  };
  const longAgo = new Date('2020-01-01');
  await services.db
    .update(personalizationImage)
    .set({ createdAt: longAgo })
    .where(eq(personalizationImage.id, imageId));
  expect(await stored()).toEqual({ put: [personalization], pictures: [imageId] });
  await services.db.update(shopOrder).set({ status: 'delivered' }).where(eq(shopOrder.id, orderId));
  expect(await stored()).toEqual({ put: [{ text: '–' }], pictures: [] });
});

it('erases what was put on an article of a refused payment once no money can come for it', async () => {
  const { cookie, orderId } = await aBuyer('transmitted');
  const imageId = await uploadAny({ cookie });
  await services.db
    .update(orderLine)
    .set({ personalization: { text: ENGRAVED, imageId } })
    .where(eq(orderLine.orderId, orderId));
  const set = (order: Partial<typeof shopOrder.$inferInsert>) =>
    services.db.update(shopOrder).set(order).where(eq(shopOrder.id, orderId));
  await set({ status: 'invalid' });
  expect((await services.call(customer, 'DeleteCustomer', [PASSWORD], { cookie })).body).toEqual([null]);
  await services.db.update(personalizationImage).set({ createdAt: new Date('2020-01-01') });
  const isLeft = async () => {
    await sweepPersonalization(services.db);
    await sweepImages(services.db);
    return (await tablesWith(services.db, ENGRAVED)).concat(await tablesWith(services.db, imageId));
  };
  expect(await isLeft()).toEqual(['public.order_line', 'public.order_line', 'public.personalization_image']);
  await set({ createdAt: new Date(Date.now() - 31 * DAY_MS) });
  expect(await isLeft()).toEqual([]);
});

it('erases the greeting of a voucher that was paid after its buyer had left', async () => {
  const { cookie, orderId } = await aBuyer('delivered');
  expect((await services.call(customer, 'DeleteCustomer', [PASSWORD], { cookie })).body).toEqual([null]);
  const { id } = await insertVoucher(services, { orderId, message: ENGRAVED });
  await sweepPersonalization(services.db);
  expect(await tablesWith(services.db, ENGRAVED)).toEqual(['public.voucher']);
  await services.db
    .update(voucher)
    .set({ createdAt: new Date(Date.now() - 2 * DAY_MS) })
    .where(eq(voucher.id, id));
  await sweepPersonalization(services.db);
  expect(await tablesWith(services.db, ENGRAVED)).toEqual([]);
});

it('leaves a picture that was ordered, and is still to be made, however long ago', async () => {
  const { cookie, orderId } = await aBuyer('transmitted');
  const imageId = await uploadAny({ cookie });
  await services.db.update(orderLine).set({ personalization: { imageId } }).where(eq(orderLine.orderId, orderId));
  const { body } = await services.call(personalizationContract, 'Delete', [imageId], { cookie });
  expect(body).toEqual([null]);
  const left = services.db.select().from(personalizationImage).where(eq(personalizationImage.id, imageId));
  expect(await left).toHaveLength(1);
});

it('forgets the mails to former addresses, too', async () => {
  const { id, email } = await createAccount(services);
  const { cookie } = await signIn(services, email);
  const renewed = `${randomUUID()}@example.com`;
  expect(
    (await services.call(customer, 'Update', [{ email: renewed, password: PASSWORD }, null], { cookie })).body,
  ).toEqual([id, null]);
  expect(await tablesWith(services.db, email)).toEqual(['pgboss.job']);
  expect((await services.call(customer, 'DeleteCustomer', [PASSWORD], { cookie })).body).toEqual([null]);
  expect(await tablesWith(services.db, email)).toEqual([]);
});
