import {
  type Address,
  type CreditNoteSummary,
  type Currency,
  GIFT_WRAP_ITEM,
  type Order,
  type OrderLine,
  type OrderReturn,
  type OrderStatus,
  type OrderSummary,
  type Refund,
} from '@shop/contracts';
import { copiedLink } from '../catalogue/copiedLink.ts';
import type { ItemLink } from '../catalogue/itemLinks.ts';
import type { StoredAddress } from '../db/schema/storedAddress.ts';
import { type CreditNoteRow, creditNoteNumber } from '../invoice/creditNotes.ts';
import type { ReturnSettings } from '../site/siteSettings.ts';
import { isCancelable } from './changeStatus.ts';
import type { OrderRow } from './insertOrder.ts';
import type { OrderEventRow, OrderLineRow } from './orderRepository.ts';
import { isByPeople, type RefundRow } from './refunds.ts';
import type { ReturnRow } from './returns/orderReturns.ts';
import { returnableOf } from './returns/returnableOf.ts';

/** Pictures of a list's entry. */
const MAX_PICTURES = 4;

interface Parts {
  lines: readonly OrderLineRow[];
  /** Of the lines' items that still exist. */
  links: ReadonlyMap<string, ItemLink>;
  events: readonly OrderEventRow[];
  refunds: readonly RefundRow[];
  creditNotes: readonly CreditNoteRow[];
  returns: readonly ReturnRow[];
  /** Whether one of the vouchers that it bought has been used. */
  hasUsedVouchers: boolean;
  settings: ReturnSettings;
  /** Where questions are answered. */
  shopEmail: string;
}

/** An order for its owner. */
export function toOrder(row: OrderRow, parts: Parts): Order {
  const { lines, links, events, refunds, creditNotes, returns, hasUsedVouchers, settings, shopEmail } = parts;
  const facts = { lines, events, returns, credited: creditNotes, settings, now: new Date() };
  const begin = { status: 'transmitted' as const, at: row.createdAt.getTime() };
  return {
    ...toOrderSummary(row, lines),
    email: row.email,
    lines: lines.map((line) => toLine(line, links)),
    totals: {
      items: { cents: row.itemsCents },
      discount: { cents: row.discountCents },
      delivery: { cents: row.deliveryCents },
      vouchers: { cents: row.vouchersCents },
      due: { cents: row.dueCents },
      taxes: row.taxes,
      currency: row.currency as Currency,
    },
    codes: row.codes,
    billingAddress: toAddress(row.billing),
    shippingAddress: row.shipping && toAddress(row.shipping),
    delivery: row.delivery,
    payment: {
      method: row.paymentMethod as Order['payment']['method'],
      provider: row.paymentProvider as Order['payment']['provider'],
      status: row.paymentStatus as Order['payment']['status'],
      amount: { cents: row.dueCents },
      refunded: { cents: row.refundedCents },
    },
    events: [begin, ...events.map(({ status, at }) => ({ status: status as OrderStatus, at: at.getTime() }))],
    parcels: row.parcels,
    refunds: refunds.map((refund) => toRefund(row, refund)),
    creditNotes: creditNotes.map(toCreditNote),
    isCancelable: isCancelable(row) && !hasUsedVouchers,
    returns: returns.map(toReturn),
    returnable: returnableOf(row, facts),
    shopEmail,
  };
}

/** An order as an entry of a list. */
export function toOrderSummary(row: OrderRow, lines: readonly OrderLineRow[]): OrderSummary {
  return {
    id: row.id,
    number: String(row.number),
    status: row.status as OrderStatus,
    orderedAt: row.createdAt.getTime(),
    // As in the cart: paper is no piece of its own.
    itemCount: lines.reduce((sum, { itemId, qty }) => (itemId === GIFT_WRAP_ITEM ? sum : sum + qty), 0),
    total: { cents: row.dueCents + row.vouchersCents },
    currency: row.currency as Currency,
    images: lines.flatMap(({ image }) => image ?? []).slice(0, MAX_PICTURES),
  };
}

function toLine(line: OrderLineRow, links: Parts['links']): OrderLine {
  return {
    id: String(line.position),
    sku: line.sku,
    title: line.title,
    subTitle: line.subTitle,
    image: line.image,
    link: copiedLink(line, links),
    qty: line.qty,
    price: { cents: line.unitCents },
    rowTotalPrice: { cents: line.unitCents * line.qty },
    parentId: line.parent === null ? null : String(line.parent),
    personalization: line.personalization,
  };
}

const toRefund = (order: OrderRow, refund: RefundRow): Refund => ({
  id: refund.id,
  amount: { cents: refund.cents },
  lines: refund.lines,
  decidedAt: refund.createdAt.getTime(),
  paidAt: refund.doneAt && refund.doneAt.getTime(),
  isByPeople: isByPeople(order, refund),
});

/** A credit note as an entry of a list. */
export const toCreditNote = (row: CreditNoteRow): CreditNoteSummary => ({
  id: row.id,
  number: creditNoteNumber(row),
  issuedAt: row.issuedAt.getTime(),
  amount: { cents: row.cents },
});

const toReturn = ({
  id,
  status,
  lines,
  reason,
  words,
  answer,
  createdAt,
  decidedAt,
  receivedAt,
}: ReturnRow): OrderReturn => ({
  ...{ id, status, lines, reason, words, answer },
  requestedAt: createdAt.getTime(),
  decidedAt: decidedAt && decidedAt.getTime(),
  receivedAt: receivedAt && receivedAt.getTime(),
});

const toAddress = (stored: StoredAddress): Address => ({ ...stored, id: '' });
