import { randomBytes } from 'node:crypto';
import type { ChosenPayment } from '@shop/contracts';
import type { CheckoutState } from '../checkout/readCheckout.ts';
import type { Transaction } from '../db/database.ts';
import { orderLine, shopOrder } from '../db/schema/order.ts';
import { outboxEvent } from '../db/schema/outboxEvent.ts';
import { orderEvents } from '../events/orderEvents.ts';
import type { Call } from '../module.ts';
import type { OrderLineRow } from './orderRepository.ts';

export interface NewOrder {
  customerId: string;
  email: string;
  idempotencyKey: string;
  version: string;
  payment: ChosenPayment;
  paymentStatus: 'pending' | 'open' | 'paid';
  /** SKUs whose units were taken from a limited stock. */
  limited: ReadonlySet<string>;
}

export type OrderRow = typeof shopOrder.$inferSelect;

/** Stores an order with a copy of everything that may change afterwards, and tells of one that holds. Two statements. */
export async function insertOrder(
  tx: Transaction,
  { site, locale }: Pick<Call, 'site' | 'locale'>,
  { row, choices, totals, cart, lines, articles, rates, codes }: CheckoutState,
  order: NewOrder,
): Promise<{ order: OrderRow; lines: OrderLineRow[] }> {
  const isPending = order.paymentStatus === 'pending';
  const [stored] = await tx
    .insert(shopOrder)
    .values({
      site,
      locale,
      customerId: order.customerId,
      email: order.email,
      status: 'transmitted',
      billing: choices.billing!,
      shipping: choices.shipping,
      delivery: choices.delivery!,
      currency: totals.currency,
      itemsCents: totals.items.cents,
      discountCents: totals.discount.cents,
      deliveryCents: totals.delivery.cents,
      vouchersCents: totals.vouchers.cents,
      dueCents: totals.due.cents,
      taxes: totals.taxes,
      codes: codes.filter(({ problem, amount }) => problem === null && amount.cents > 0),
      paymentMethod: order.payment.method,
      paymentProvider: order.payment.provider,
      paymentStatus: order.paymentStatus,
      accessKey: randomBytes(32).toString('base64url'),
      idempotencyKey: order.idempotencyKey,
      checkoutVersion: order.version,
      cartId: row.id,
      confirmedAt: isPending ? null : new Date(),
    })
    .returning();
  const positions = new Map(cart.items.map(({ lineItemId }, index) => [lineItemId, index]));
  const parentOf = new Map(lines.map(({ id, parentId }) => [id, parentId]));
  const rows = cart.items.map((item, position) => {
    const parentId = parentOf.get(item.lineItemId);
    return {
      orderId: stored!.id,
      position,
      parent: parentId ? (positions.get(parentId) ?? null) : null,
      sku: item.sku,
      itemId: articles.get(item.sku)?.itemId ?? '',
      productType: articles.get(item.sku)?.productType ?? 'product',
      title: item.title,
      subTitle: item.subTitle,
      url: item.link.url,
      image: item.image,
      qty: item.qty,
      unitCents: item.price.amount.cents,
      vatPermille: rates.get(item.sku) ?? null,
      takenFromStock: order.limited.has(item.sku) ? item.qty : 0,
      personalization: item.personalization,
    };
  });
  if (isPending) return { order: stored!, lines: await tx.insert(orderLine).values(rows).returning() };
  const types =
    order.paymentStatus === 'paid' ? (['order.placed', 'order.paid'] as const) : (['order.placed'] as const);
  const events = tx.$with('events').as(
    tx
      .insert(outboxEvent)
      .values(orderEvents(types, { order: stored!, lines: rows }))
      .returning({ id: outboxEvent.id }),
  );
  return { order: stored!, lines: await tx.with(events).insert(orderLine).values(rows).returning() };
}
