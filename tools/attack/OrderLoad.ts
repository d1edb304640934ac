import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { address } from '../bench/address.ts';
import type { AttackedShop } from './AttackedShop.ts';
import { findArticle } from './findArticle.ts';

const BUYERS_AT_ONCE = 2;
/** Units of the article, ordered or not: more than all buyers order. */
const STOCK = 1_000_000;
const CALL_TIMEOUT_MS = 20_000;
/** Between two tries of somebody whose call failed. */
const RETRY_MS = 50;

/** What became of the orders. */
interface OrderVerdict {
  acknowledged: number;
  /** Orders that were acknowledged and are not there, or are there twice. */
  wrong: number;
  /** Units that left the stock without an order, or the other way round. */
  unitsAstray: number;
}

/** Guests who order without pause, and repeat a call that failed under the same key. */
export class OrderLoad {
  readonly #shop: AttackedShop;
  readonly #sku: string;
  /** Orders by the key they were placed under. */
  readonly #acknowledged = new Map<string, string>();
  #buyers: Promise<unknown> = Promise.resolve();
  #isOver = false;

  private constructor(shop: AttackedShop, sku: string) {
    this.#shop = shop;
    this.#sku = sku;
  }

  static async start(shop: AttackedShop): Promise<OrderLoad> {
    const load = new OrderLoad(shop, await findArticle(shop, 1));
    await shop.withDatabase((client) =>
      client.query(
        `update sku set stock = $1::int - (select coalesce(sum(taken_from_stock), 0) from order_line where sku = $3)
         where site = $2 and sku = $3`,
        [STOCK, shop.brand.site, load.#sku],
      ),
    );
    load.#buyers = Promise.all(Array.from({ length: BUYERS_AT_ONCE }, () => load.#buy()));
    return load;
  }

  /** Ends the load and compares the orders with what was told. */
  async finish(): Promise<OrderVerdict> {
    this.#isOver = true;
    await this.#buyers;
    const keys = [...this.#acknowledged.keys()];
    return this.#shop.withDatabase(async (client) => {
      const orders = await client.query<{ key: string; id: string }>(
        'select idempotency_key as key, id from shop_order where idempotency_key = any($1)',
        [keys],
      );
      const right = orders.rows.filter(({ key, id }) => this.#acknowledged.get(key) === id);
      const [left] = (
        await client.query<{ units: number }>(
          `select (stock + (select coalesce(sum(taken_from_stock), 0) from order_line where sku = $2))::int as units
           from sku where site = $1 and sku = $2`,
          [this.#shop.brand.site, this.#sku],
        )
      ).rows;
      const surplus = orders.rows.length - right.length;
      return {
        acknowledged: keys.length,
        wrong: keys.length - right.length + surplus,
        unitsAstray: Math.abs(STOCK - left!.units),
      };
    });
  }

  async #buy(): Promise<void> {
    while (!this.#isOver) await this.#order();
  }

  async #order(): Promise<void> {
    const add = await this.#ask('cart/AddItem', [{ sku: this.#sku, qty: 1 }, null], undefined);
    const given = { email: `${randomUUID()}@example.com`, billingAddress: address };
    const guest = add && (await this.#ask('checkout/SetAddresses', [given, null], add.cookie));
    if (!guest) return;
    const delivery = await this.#choose('GetDeliveryOptions', guest.cookie, ({ type }) => type === 'STANDARD');
    const payment = await this.#choose('GetPaymentMethods', guest.cookie, ({ redirects }) => redirects === false);
    if (!delivery || !payment) return;
    const { type, method } = delivery;
    await this.#ask('checkout/SetDelivery', [{ type, method, date: null }], guest.cookie);
    const chosen = { method: payment['method'], provider: payment['provider'] };
    const done = await this.#ask('checkout/SetPayment', [chosen], guest.cookie);
    const [checkout] = (done?.results ?? [null]) as [{ version: string } | null];
    if (!checkout) return;
    const key = randomUUID();
    const placed = await this.#ask(
      'checkout/PlaceOrder',
      [key, { version: checkout.version, acceptsTerms: true }],
      guest.cookie,
    );
    if (placed) this.#acknowledged.set(key, placed.results[0] as string);
  }

  async #choose(method: string, cookie: string | undefined, isWanted: (option: Record<string, unknown>) => boolean) {
    const reply = await this.#ask(`checkout/${method}`, [], cookie);
    return (reply?.results[0] as Record<string, unknown>[] | undefined)?.find(isWanted);
  }

  /** Asks until there is an answer. Null for a refusal, as of a cart whose first article came twice. */
  async #ask(method: string, args: unknown[], cookie: string | undefined) {
    for (;;) {
      try {
        const signal = AbortSignal.timeout(CALL_TIMEOUT_MS);
        const reply = await this.#shop.call(`/services/checkout/${method}`, JSON.stringify(args), { cookie, signal });
        if (reply.status === 200) {
          const results = JSON.parse(reply.text) as unknown[];
          return results.at(-1) === null ? { results, cookie: reply.cookie ?? cookie } : null;
        }
        if (reply.status !== 503 && reply.status !== 429) return null;
      } catch {
        // The part is away; the connection ended.
      }
      await delay(RETRY_MS);
    }
  }
}
