import { checkout, order, voucher as contract } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { shopOrder } from '../src/db/schema/order.ts';
import { voucher, voucherMovement } from '../src/db/schema/voucher.ts';
import { type Buyer, checkoutCaller } from './support/checkoutCaller.ts';
import { insertVoucher } from './support/insertVoucher.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

const BUYERS = 12;

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
  // Opens the queue of mails, as the process does before the first order.
  await place(await buyer([await article()]));
});
afterAll(() => services.stop());
const { ask, article, buyer, withCart, complete, place, getCheckout, stockOf } = checkoutCaller(() => services);

/** Visitors whose orders wait to be placed, each with these codes. */
async function buyers(count: number, skus: readonly string[], codesOf: (index: number) => readonly string[]) {
  const ready: Buyer[] = [];
  for (let index = 0; index < count; index += 1) {
    const who = await complete(await withCart(skus));
    for (const code of codesOf(index)) {
      expect((await ask(checkout, 'AddCode', [code], who)).error).toBeNull();
    }
    ready.push({ ...who, version: (await getCheckout(who))!.version });
  }
  return ready;
}

async function balanceOf(id: string): Promise<number> {
  const [row] = await services.db.select().from(voucher).where(eq(voucher.id, id));
  const rows = await services.db.select().from(voucherMovement).where(eq(voucherMovement.voucherId, id));
  expect(rows.reduce((sum, { cents }) => sum + cents, 0)).toBe(row!.balanceCents);
  return row!.balanceCents;
}

const paidBy = async (orderIds: readonly string[]) => {
  const rows = await services.db.select().from(shopOrder);
  return rows.filter(({ id }) => orderIds.includes(id)).reduce((sum, row) => sum + row.vouchersCents, 0);
};

it('a voucher is spent once by orders at the same time, and the others change nothing', async () => {
  const sku = await article({ priceCents: 20_000, stock: BUYERS });
  const { id, code } = await insertVoucher(services, { valueCents: 5_000 });
  const ready = await buyers(BUYERS, [sku], () => [code]);
  const replies = await Promise.all(ready.map((who) => place(who)));
  const placed = replies.filter(({ error }) => error === null);
  expect(placed).toHaveLength(1);
  expect(replies.flatMap(({ error }) => error ?? [])).toEqual(
    Array.from({ length: BUYERS - 1 }, () => ({ checkoutError: 'changed' })),
  );
  expect([await balanceOf(id), await stockOf(sku)]).toEqual([0, BUYERS - 1]);
});

it('a voucher pays for as many orders at the same time as it can, to the cent', async () => {
  const { id, code } = await insertVoucher(services, { valueCents: 10_000 });
  const ready = await buyers(BUYERS, [await article({ priceCents: 1_000 })], () => [code]);
  const first = await Promise.all(ready.map((who) => place(who)));
  const placed = first.flatMap(({ orderId, error }) => (error ? [] : orderId));
  expect(placed.length).toBeGreaterThan(0);
  expect((await balanceOf(id)) + (await paidBy(placed))).toBe(10_000);
  // The others see what is left, and pay with it.
  for (const who of ready) {
    const now = await getCheckout(who);
    if (!now) continue;
    if (now.payment === null) await ask(checkout, 'SetPayment', [{ method: 'pre', provider: null }], who);
    const { orderId, error } = await place({ ...who, version: (await getCheckout(who))!.version });
    expect(error).toBeNull();
    placed.push(orderId);
  }
  expect([placed.length, await balanceOf(id), await paidBy(placed)]).toEqual([BUYERS, 0, 10_000]);
});

it('orders with the same vouchers in another order do not wait for each other for ever', async () => {
  const [one, other] = [await insertVoucher(services), await insertVoucher(services)];
  const ready = await buyers(BUYERS, [await article({ priceCents: 30_000 })], (index) =>
    index % 2 === 0 ? [one.code, other.code] : [other.code, one.code],
  );
  const replies = await Promise.all(ready.map((who) => place(who)));
  expect(replies.filter(({ error }) => error === null)).toHaveLength(1);
  expect([await balanceOf(one.id), await balanceOf(other.id)]).toEqual([0, 0]);
});

it('an experience is exchanged or activated, never both', async () => {
  const flight = await article({ productType: 'experienceVoucher', priceCents: 10_000 });
  for (let round = 0; round < 5; round += 1) {
    const { id, code } = await insertVoucher(services, { kind: 'experience' });
    const { cookie } = await ask(contract, 'Exchange', [code, flight]);
    const who = await complete({ cookie });
    const date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const [placed, activated] = await Promise.all([
      place({ ...who, version: (await getCheckout(who))!.version }),
      ask(contract, 'Activate', [code, { date, name: 'Anna', email: 'anna@example.com' }]),
    ]);
    const done = [placed.error, activated.error].filter((error) => error === null);
    const [row] = await services.db.select().from(voucher).where(eq(voucher.id, id));
    expect([done.length, row!.activatedFor !== null]).toEqual([1, row!.balanceCents === 10_000]);
  }
});

it('an order and its cancellation at the same time leave the voucher whole', async () => {
  const { id, code } = await insertVoucher(services, { valueCents: 5_000 });
  const [who] = await buyers(1, [await article({ priceCents: 20_000 })], () => [code]);
  const { orderId } = await place(who!);
  await Promise.all(Array.from({ length: 5 }, () => ask(order, 'Cancel', [orderId, null], who)));
  expect(await balanceOf(id)).toBe(5_000);
});
