import type { OrderStatus, Parcel } from '@shop/contracts';
import { and, asc, eq } from 'drizzle-orm';
import { marketOf } from '../src/cart/markets.ts';
import { articleRate, vatRate } from '../src/cart/vatRates.ts';
import { type CartArticle, findArticles } from '../src/catalogue/cartArticles.ts';
import { computeTotals } from '../src/checkout/computeTotals.ts';
import { saveBillingAddress } from '../src/customer/addressRepository.ts';
import type { Database, Transaction } from '../src/db/database.ts';
import { item, orderEvent, orderLine, shopOrder, sku } from '../src/db/schema/index.ts';
import type { StoredAddress } from '../src/db/schema/storedAddress.ts';
import { DEMO_CUSTOMER, findAccount } from './accounts.ts';
import { demoSites } from './demoBrands.ts';
import { creditRest } from '../src/invoice/creditNotes.ts';
import { accountMark } from './import/loadedFiles.ts';
import { noteOnce } from './noteOnce.ts';

const DAY_MS = 86_400_000;
const DELIVERY_CENTS = 790;

interface DemoOrder {
  daysAgo: number;
  /** What became of it, day by day; the last is its status. */
  events: readonly OrderStatus[];
  /** Articles, as places in the list of the site's. */
  articles: readonly number[];
  payment: 'inv' | 'pre' | 'twint';
  isPaid: boolean;
}

/** An order in every status that a customer comes upon. */
const history: readonly DemoOrder[] = [
  { daysAgo: 1, events: [], articles: [0, 3], payment: 'pre', isPaid: false },
  { daysAgo: 4, events: ['shipped'], articles: [1], payment: 'inv', isPaid: false },
  { daysAgo: 12, events: ['readyForPickUp'], articles: [4], payment: 'twint', isPaid: true },
  { daysAgo: 40, events: ['shipped', 'delivered'], articles: [2, 5, 6], payment: 'twint', isPaid: true },
  { daysAgo: 75, events: ['canceledByCustomer'], articles: [7], payment: 'inv', isPaid: false },
  { daysAgo: 130, events: ['shipped', 'delivered', 'returned'], articles: [8], payment: 'inv', isPaid: true },
  { daysAgo: 210, events: ['shipped', 'delivered', 'completed'], articles: [1, 9], payment: 'twint', isPaid: true },
  { daysAgo: 300, events: ['canceled'], articles: [10], payment: 'twint', isPaid: true },
  { daysAgo: 380, events: ['shipped', 'delivered', 'completed'], articles: [0, 2], payment: 'inv', isPaid: true },
  { daysAgo: 460, events: ['invalid'], articles: [11], payment: 'pre', isPaid: false },
  { daysAgo: 520, events: ['shipped', 'returned', 'refunded'], articles: [4], payment: 'twint', isPaid: true },
  { daysAgo: 700, events: ['shipped', 'delivered', 'completed'], articles: [3, 6], payment: 'inv', isPaid: true },
];

/** Where the demo customer lives, in a country of the shop's. */
const places = {
  CH: { streetName: 'Seestrasse', streetNumber: '12', zip: '8002', city: 'Zürich' },
  DE: { streetName: 'Lindenstrasse', streetNumber: '12', zip: '10969', city: 'Berlin' },
  NL: { streetName: 'Prinsengracht', streetNumber: '12', zip: '1015 DV', city: 'Amsterdam' },
} as const;

const homeIn = (site: string): StoredAddress => ({
  ...{ company: '', gender: 'female', firstName: 'Lea', lastName: 'Brunner', phone: '', streetAddition: '' },
  ...places[marketOf(site).country],
});

/** The idempotency key of the order that was placed so many days before its site was first started. */
export const demoOrderKey = (daysAgo: number): string =>
  `demo-${history.toReversed().findIndex((order) => order.daysAgo === daysAgo)}`;

/** Gives the demo customer of every site an address and a history of orders, once: what was removed stays away. */
export async function seedOrders(db: Database): Promise<void> {
  for (const site of demoSites) {
    await db.transaction(async (tx) => {
      const isNew = await noteOnce(tx, `${accountMark({ site, email: DEMO_CUSTOMER })} orders`);
      const customerId = await findAccount(tx, site, DEMO_CUSTOMER);
      if (!isNew || !customerId) return;
      await saveBillingAddress(tx, customerId, homeIn(site));
      const articles = await someArticles(tx, site);
      if (articles.length === 0) return;
      const now = Date.now();
      // The oldest first, so that numbers rise.
      for (const order of history.toReversed()) {
        const lines = order.articles.map((place) => articles[place % articles.length]!);
        await addOrder(tx, { site, customerId, key: demoOrderKey(order.daysAgo), order, lines, now });
      }
    });
  }
}

/** Articles of a site by their SKUs, as many as the history may name. */
async function someArticles(tx: Transaction, site: string): Promise<CartArticle[]> {
  const rows = await tx
    .selectDistinctOn([sku.itemId], { sku: sku.sku })
    .from(sku)
    .innerJoin(item, and(eq(item.site, sku.site), eq(item.id, sku.itemId)))
    .where(and(eq(sku.site, site), eq(item.productType, 'product')))
    .orderBy(asc(sku.itemId), asc(sku.sku))
    .limit(Math.max(...history.flatMap(({ articles }) => articles)) + 1);
  const found = await findArticles(
    tx,
    site,
    'de',
    rows.map((row) => row.sku),
  );
  return [...found.values()].toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
}

interface NewDemoOrder {
  site: string;
  customerId: string;
  key: string;
  order: DemoOrder;
  lines: readonly CartArticle[];
  now: number;
}

async function addOrder(tx: Transaction, { site, customerId, key, order, lines, now }: NewDemoOrder): Promise<void> {
  const { daysAgo, events, payment, isPaid } = order;
  const { country, currency } = marketOf(site);
  const createdAt = new Date(now - daysAgo * DAY_MS);
  const standardPermille = vatRate(country, 'standard', createdAt);
  const { totals } = computeTotals({
    lines: lines.map((one) => ({ cents: one.priceCents, permille: articleRate(country, one, createdAt) })),
    deliveryCents: DELIVERY_CENTS,
    standardPermille,
    currency,
  });
  const status = events.at(-1) ?? 'transmitted';
  const [row] = await tx
    .insert(shopOrder)
    .values({
      ...{ site, customerId, status, createdAt, confirmedAt: createdAt, locale: 'de', email: DEMO_CUSTOMER, currency },
      ...{ billing: homeIn(site), delivery: { type: 'STANDARD', method: 'SwissPostStandard', date: null } },
      ...{ itemsCents: totals.items.cents, discountCents: 0, deliveryCents: totals.delivery.cents, vouchersCents: 0 },
      ...{ dueCents: totals.due.cents, taxes: totals.taxes, paymentMethod: payment },
      paymentStatus: isPaid ? 'paid' : 'open',
      parcels: events.includes('shipped') ? [parcelOf(key, createdAt)] : [],
      // Money that came goes back with what is refunded or canceled.
      ...(isPaid && ['refunded', 'canceled'].includes(status) && giveBack(totals.due.cents)),
      ...{ accessKey: `${site}-${customerId}-${key}`, idempotencyKey: key, checkoutVersion: key },
    })
    .returning();
  await tx.insert(orderLine).values(
    lines.map((article, position) => ({
      ...{ orderId: row!.id, position, sku: article.sku, itemId: article.itemId, title: article.title },
      ...{ subTitle: article.subTitle, url: article.url, image: article.image, qty: 1 },
      ...{ unitCents: article.priceCents, vatPermille: articleRate(country, article, createdAt), takenFromStock: 0 },
    })),
  );
  if (creditedStatuses.has(status)) await creditRest(tx, row!);
  if (events.length === 0) return;
  await tx.insert(orderEvent).values(
    events.map((one, index) => ({
      orderId: row!.id,
      status: one,
      at: new Date(createdAt.getTime() + (index + 1) * DAY_MS),
    })),
  );
}

/** What is off an invoice again. */
const creditedStatuses: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['canceled', 'canceledByCustomer', 'refunded']);

/** Sent on the next day. */
const parcelOf = (key: string, createdAt: Date): Parcel => ({
  carrier: 'Post',
  trackingUrl: `https://track.example/${key}`,
  sentAt: createdAt.getTime() + DAY_MS,
});

const giveBack = (cents: number) => ({ refundDueCents: cents, refundedCents: cents });
