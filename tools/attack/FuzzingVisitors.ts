import { randomUUID } from 'node:crypto';
import { address } from '../bench/address.ts';
import type { AttackedShop } from './AttackedShop.ts';
import { findArticle } from './findArticle.ts';

/** Everybody whom methods tell apart. */
export const visitorKinds = ['nobody', 'guest', 'customer', 'moderator'] as const;
type VisitorKind = (typeof visitorKinds)[number];

/** Of the demo world; documented in README.md. */
const MODERATOR = ['moderator@example.com', 'Geschenk-2026'];

/**
 * Sessions of people who may call different methods: a guest on the way to an order, a customer with an address, a
 * moderator. Whoever was signed out by a call is somebody new the next time.
 */
export class FuzzingVisitors {
  readonly #shop: AttackedShop;
  readonly #cookies = new Map<VisitorKind, string>();

  constructor(shop: AttackedShop) {
    this.#shop = shop;
  }

  /** Opens the session of a kind of visitors if there is none. Throws where the shop refuses it. */
  async ensure(kind: VisitorKind): Promise<void> {
    if (kind === 'nobody' || this.#cookies.has(kind)) return;
    this.#cookies.set(kind, await this.#open(kind));
  }

  /** Calls a method as such a visitor, from a network of its own; gives the status, 0 without an answer. */
  async call(kind: VisitorKind, path: string, body: string, from: string): Promise<number> {
    const cookie = this.#cookies.get(kind);
    try {
      const reply = await this.#shop.call(path, body, { cookie, from });
      if (cookie && this.#cookies.get(kind) === cookie) {
        if (reply.status === 401 || reply.cookie?.endsWith('=')) this.#cookies.delete(kind);
        else if (reply.cookie) this.#cookies.set(kind, reply.cookie);
      }
      return reply.status;
    } catch {
      return 0;
    }
  }

  async #open(kind: Exclude<VisitorKind, 'nobody'>): Promise<string> {
    if (kind === 'moderator') return this.#ask('profile/identity/Login', MODERATOR);
    const email = `${randomUUID()}@example.com`;
    if (kind === 'customer')
      return this.#ask('profile/customer/CreateProspect', [{ email, password: randomUUID(), address }, null]);
    const sku = await findArticle(this.#shop, 1);
    const cookie = await this.#ask('checkout/cart/AddItem', [{ sku, qty: 1 }, null]);
    return this.#ask('checkout/checkout/SetAddresses', [{ email, billingAddress: address }, null], cookie);
  }

  /** The session after a call that must succeed. */
  async #ask(method: string, args: unknown[], cookie?: string): Promise<string> {
    const reply = await this.#shop.call(`/services/${method}`, JSON.stringify(args), { cookie });
    const error = reply.status === 200 ? (JSON.parse(reply.text) as unknown[]).at(-1) : reply.status;
    if (error !== null || !reply.cookie) throw new Error(`${method} answered ${reply.text.slice(0, 200)}`);
    return reply.cookie;
  }
}
