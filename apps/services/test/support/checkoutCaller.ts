import { randomUUID } from 'node:crypto';
import {
  type ArgsInputOf,
  checkout,
  type Checkout,
  type CheckoutAddresses,
  type MethodName,
  order,
  type Order,
  type PaymentOption,
  type ResultsOf,
  type Service,
} from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { sku } from '../../src/db/schema/catalogue.ts';
import { anAddress } from './anAddress.ts';
import { cartCaller, newSku, type Who } from './cartCaller.ts';
import { insertArticle } from './insertArticle.ts';
import type { TestServices } from './testServices.ts';

type Args<S extends Service, M extends MethodName<S>> =
  ArgsInputOf<S, M> extends infer List extends readonly unknown[] ? List : never;

/** A visitor whose checkout is complete. */
export interface Buyer extends Who {
  email: string;
  version: string;
}

/** How an order is paid and comes. */
interface Ways {
  /** Whether it is paid at a provider. */
  redirects?: boolean | undefined;
  /** Whether it comes by mail alone, as vouchers do. */
  byMail?: boolean | undefined;
}

/** The calls of a visitor on the way to an order. Replies contain the cookie to continue with. */
export function checkoutCaller(services: () => Pick<TestServices, 'call' | 'db'>) {
  const { add } = cartCaller(services);

  async function ask<S extends Service, M extends MethodName<S>>(
    service: S,
    method: M,
    args: Args<S, M>,
    who: Who = {},
  ): Promise<ResultsOf<S, M> & { cookie: string | undefined }> {
    const { status, body, cookie } = await services().call(service, method, [...args], who);
    expect(status).toBe(200);
    const names = Object.keys(service.methods[method]?.results ?? {});
    const results = Object.fromEntries(names.map((name, index) => [name, (body as unknown[])[index]]));
    return { ...(results as ResultsOf<S, M>), cookie: cookie ?? who.cookie };
  }

  /** A new article. */
  async function article(more: Partial<Parameters<typeof insertArticle>[1]> = {}): Promise<string> {
    const id = newSku();
    await insertArticle(services().db, { id, ...more });
    return id;
  }

  /** A visitor with articles in the cart. */
  async function withCart(skus: readonly string[], who: Who = {}): Promise<Who> {
    let cookie = who.cookie;
    for (const one of skus) ({ cookie } = await add(one, 1, { ...who, cookie }));
    return { ...who, cookie };
  }

  const addresses = (more: Partial<CheckoutAddresses> = {}): CheckoutAddresses => ({
    email: `${randomUUID()}@example.com`,
    billingAddress: anAddress(),
    ...more,
  });

  /** A way to pay that leads to a provider, or one that does not. */
  async function payment(who: Who, redirects: boolean): Promise<Pick<PaymentOption, 'method' | 'provider'>> {
    const { ret } = await ask(checkout, 'GetPaymentMethods', [], who);
    const { method, provider } = ret.find((option) => option.redirects === redirects)!;
    return { method, provider };
  }

  /** Completes the checkout of a visitor with a cart. */
  async function complete(who: Who, { redirects = false, byMail = false }: Ways = {}): Promise<Buyer> {
    const given = addresses();
    const { cookie } = await ask(checkout, 'SetAddresses', [given, null], who);
    const buyer = { ...who, cookie };
    const { ret } = await ask(checkout, 'GetDeliveryOptions', [], buyer);
    const { type, method } = ret.find((option) => option.type === (byMail ? 'DOWNLOAD' : 'STANDARD'))!;
    await ask(checkout, 'SetDelivery', [{ type, method, date: null }], buyer);
    const done = await ask(checkout, 'SetPayment', [await payment(buyer, redirects)], buyer);
    expect([done.error, done.checkout?.step]).toEqual([null, 'review']);
    return { ...buyer, email: given.email, version: done.checkout!.version };
  }

  /** A visitor whose checkout of articles is complete. */
  const buyer = async (skus: readonly string[], { redirects, byMail, ...who }: Who & Ways = {}) =>
    complete(await withCart(skus, who), { redirects, byMail });

  const place = (who: Who & { version: string }, key: string = randomUUID()) =>
    ask(checkout, 'PlaceOrder', [key, { version: who.version, acceptsTerms: true }], who);

  const getCheckout = async (who: Who): Promise<Checkout | null> =>
    (await ask(checkout, 'GetCheckout', [], who)).checkout;

  const getOrder = async (id: string, who: Who = {}, key: string | null = null): Promise<Order | null> =>
    (await ask(order, 'GetOrder', [id, key], who)).ret;

  async function stockOf(id: string): Promise<number | null> {
    const [row] = await services().db.select({ stock: sku.stock }).from(sku).where(eq(sku.sku, id));
    return row!.stock;
  }

  async function setStock(id: string, stock: number): Promise<void> {
    await services().db.update(sku).set({ stock }).where(eq(sku.sku, id));
  }

  return {
    ask,
    article,
    withCart,
    addresses,
    payment,
    complete,
    buyer,
    place,
    getCheckout,
    getOrder,
    stockOf,
    setStock,
  };
}
