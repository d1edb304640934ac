import { randomUUID } from 'node:crypto';
import { cart, type Cart, type CartError } from '@shop/contracts';
import type { TestServices } from './testServices.ts';

export interface Who {
  cookie?: string | undefined;
  site?: string;
  locale?: string;
}

interface AddReply {
  cart: Cart;
  lineId: string;
  error: CartError | null;
  cookie: string | undefined;
}

export const newSku = () => `test-${randomUUID()}`;

/** SKU and quantity of each line. */
export const units = (found: Cart) => found.items.map(({ sku, qty }) => [sku, qty]);

/** The calls of a visitor's cart. Replies contain the cookie to continue with. */
export function cartCaller(services: () => Pick<TestServices, 'call'>) {
  async function call(method: string, args: unknown[], who: Who = {}) {
    const reply = await services().call(cart, method, args, who);
    expect(reply.status).toBe(200);
    return { body: reply.body, cookie: reply.cookie ?? who.cookie };
  }

  async function add(sku: string, qty: number, who: Who = {}, more: object = {}): Promise<AddReply> {
    const { body, cookie } = await call('AddItem', [{ sku, qty, ...more }, null], who);
    return { cart: body[0], lineId: body[1], error: body[2], cookie };
  }

  async function update(id: string, qty: number, who: Who): Promise<Omit<AddReply, 'lineId'>> {
    const { body, cookie } = await call('UpdateItem', [{ id, qty }], who);
    return { cart: body[0], error: body[1], cookie };
  }

  const getCart = async (who: Who): Promise<Cart> => (await call('GetCart', [], who)).body[0];

  return { call, add, update, getCart };
}
