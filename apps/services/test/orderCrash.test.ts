import { randomUUID } from 'node:crypto';
import type { Cart } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { shopOrder } from '../src/db/schema/order.ts';
import { cartCaller } from './support/cartCaller.ts';
import { type Buyer, checkoutCaller } from './support/checkoutCaller.ts';
import { type KillableServices, startKillable } from './support/startKillable.ts';
import { orderMailKinds } from './support/takeMails.ts';

let services: KillableServices;
beforeAll(async () => {
  services = await startKillable();
});
afterAll(() => services.stop());
const { article, buyer, place, stockOf } = checkoutCaller(() => services);
const { getCart } = cartCaller(() => services);

interface Placing {
  sku: string;
  who: Buyer;
  key: string;
}

async function complete(redirects: boolean): Promise<Placing> {
  const sku = await article({ stock: 1 });
  return { sku, who: await buyer([sku], { redirects }), key: randomUUID() };
}

/** What is stored of an order: with its lines and mails, what is left of the stock, and of the cart. */
async function stored({ who, key, sku }: Placing) {
  const orders = await services.db.select().from(shopOrder).where(eq(shopOrder.idempotencyKey, key));
  const cart: Cart | null = await getCart(who);
  return {
    payments: orders.map(({ paymentStatus }) => paymentStatus),
    stock: await stockOf(sku),
    mails: (await Promise.all(orders.map(({ id }) => orderMailKinds(services, id)))).flat(),
    cart: [...(cart?.items ?? []), ...(cart?.unavailableItems ?? [])].length,
  };
}

const none = { payments: [], stock: 1, mails: [], cart: 1 };

test.each([
  ['on account', false, { payments: ['open'], stock: 0, mails: ['orderPlaced'], cart: 0 }],
  ['that is paid at a provider', true, { payments: ['pending'], stock: 0, mails: [], cart: 1 }],
])(
  'an order %s that is killed after any of its statements is there with its stock or not at all, and once with the same key',
  async (_way, redirects, whole) => {
    const killed = await services.killAtEveryStatement(
      () => complete(redirects),
      ({ who, key }) => place(who, key),
    );
    expect(killed.map(({ isCommitted }) => isCommitted)).toEqual(expect.arrayContaining([false, true]));
    for (const { of: placing, after, isCommitted } of killed) {
      expect({ after, ...(await stored(placing)) }).toEqual({ after, ...(isCommitted ? whole : none) });
    }
    const replies = await Promise.all(killed.map(({ of: { who, key } }) => place(who, key)));
    const kind = redirects ? 'redirect' : 'none';
    expect(replies).toMatchObject(killed.map(() => ({ error: null, nextAction: { kind } })));
    expect(new Set(replies.map(({ orderId }) => orderId)).size).toBe(killed.length);
    for (const { of: placing, after } of killed)
      expect({ after, ...(await stored(placing)) }).toEqual({ after, ...whole });

    const sent = (await services.sentMails()).map(({ to }) => to);
    for (const { of: placing } of killed)
      expect(sent.filter((to) => to === placing.who.email)).toHaveLength(whole.mails.length);
  },
);
