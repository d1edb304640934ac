import { setTimeout as delay } from 'node:timers/promises';
import type { AttackedShop } from './AttackedShop.ts';
import { findArticle } from './findArticle.ts';

const ADD = '/services/checkout/cart/AddItem';
const GET = '/services/checkout/cart/GetCart';
/** Fewer than there are of an article of the demo world. */
const ADDS_A_CART = 12;
const CARTS_AT_ONCE = 4;
const SETTLED_AFTER = 5;
const CALL_TIMEOUT_MS = 20_000;
/** Between two tries of somebody whose call failed. */
const RETRY_MS = 25;

interface FilledCart {
  cookie: string;
  /** Changes whose success was told. */
  acknowledged: number;
  /** Changes without an answer, or with a refusal: they may have been made. */
  uncertain: number;
}

/** Visitors who fill carts without pause. What they were told is in, must be in. */
export class CartLoad {
  readonly #shop: AttackedShop;
  readonly #sku: string;
  readonly #carts: FilledCart[] = [];
  #visitors: Promise<unknown> = Promise.resolve();
  #isOver = false;
  /** Who waits for an acknowledged change that was sent after a moment. */
  readonly #waiting = new Set<{ since: number; resolve: () => void }>();
  /** Statuses that no visitor should see. */
  readonly faults = new Map<number, number>();

  private constructor(shop: AttackedShop, sku: string) {
    this.#shop = shop;
    this.#sku = sku;
  }

  static async start(shop: AttackedShop): Promise<CartLoad> {
    const load = new CartLoad(shop, await findArticle(shop, ADDS_A_CART));
    load.#visitors = Promise.all(Array.from({ length: CARTS_AT_ONCE }, () => load.#visit()));
    return load;
  }

  get acknowledged(): number {
    return this.#carts.reduce((sum, cart) => sum + cart.acknowledged, 0);
  }

  /** Resolves at the first acknowledged change that was sent from now on. */
  nextSuccess(): Promise<void> {
    return new Promise((resolve) => this.#waiting.add({ since: Date.now(), resolve }));
  }

  /** Resolves when some changes were acknowledged: the load is going again. */
  async settled(): Promise<void> {
    for (let seen = 0; seen < SETTLED_AFTER; seen += 1) await this.nextSuccess();
  }

  /** Ends the load and compares every cart with what was told. Gives the number of lost changes. */
  async finish(): Promise<number> {
    this.#isOver = true;
    await this.#visitors;
    let lost = 0;
    for (const { cookie, acknowledged } of this.#carts) {
      const { text } = await this.#shop.call(GET, '[]', { cookie });
      const [cart] = JSON.parse(text) as [{ items: { qty: number }[] } | null];
      const found = cart?.items.reduce((sum, { qty }) => sum + qty, 0) ?? 0;
      lost += Math.max(0, acknowledged - found);
    }
    return lost;
  }

  async #visit(): Promise<void> {
    while (!this.#isOver) {
      const cookie = await this.#firstAdd();
      if (cookie) await this.#fill(cookie);
    }
  }

  /** Opens a cart; gives the cookie of its session. */
  async #firstAdd(): Promise<string | null> {
    const reply = await this.#add(undefined);
    if (!reply?.cookie) return null;
    this.#carts.push({ cookie: reply.cookie, acknowledged: 1, uncertain: 0 });
    return reply.cookie;
  }

  async #fill(cookie: string): Promise<void> {
    const cart = this.#carts.find((one) => one.cookie === cookie)!;
    for (let adds = 1; adds < ADDS_A_CART && !this.#isOver; adds += 1) {
      if (await this.#add(cookie)) cart.acknowledged += 1;
      else cart.uncertain += 1;
    }
  }

  /** Null where nobody said that it worked. */
  async #add(cookie: string | undefined) {
    const sent = Date.now();
    try {
      const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
      const reply = await this.#shop.call(ADD, JSON.stringify([{ sku: this.#sku, qty: 1 }, null]), { cookie, signal });
      if (reply.status === 200) {
        const [, , error] = JSON.parse(reply.text) as [unknown, unknown, unknown];
        if (error) throw new Error(`A cart refused the article: ${JSON.stringify(error)}`);
        this.#note(sent);
        return reply;
      }
      if (reply.status !== 503 && reply.status !== 429)
        this.faults.set(reply.status, (this.faults.get(reply.status) ?? 0) + 1);
    } catch {
      // The part is away; the connection ended.
    }
    await delay(RETRY_MS);
    return null;
  }

  #note(sent: number): void {
    for (const waiting of this.#waiting) {
      if (sent < waiting.since) continue;
      this.#waiting.delete(waiting);
      waiting.resolve();
    }
  }
}
