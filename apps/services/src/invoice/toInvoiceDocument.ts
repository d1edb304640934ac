import type { Locale } from '@shop/contracts';
import { marketOf } from '../cart/markets.ts';
import type { InvoiceDocument, InvoiceLine, InvoiceState } from '../documents/InvoiceDocument.ts';
import { paymentReference } from '../documents/paymentReference.ts';
import type { DocumentBranding } from '../documents/readDocumentBranding.ts';
import type { OrderRow } from '../order/insertOrder.ts';
import type { OrderLineRow } from '../order/orderRepository.ts';
import type { Shop } from '../site/readShop.ts';
import type { BankAccount } from '../site/siteSettings.ts';
import { invoiceSums, isGivenUp } from './invoiceSums.ts';
import type { Invoice } from './issueInvoices.ts';

const DAY_MS = 86_400_000;

export interface InvoiceSource {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  issued: Invoice;
  shop: Shop;
  branding: DocumentBranding;
}

/** Until when a bill is to be paid, Unix ms; null where the goods wait for the money. */
export function dueAt(order: OrderRow, issuedAt: Date, bank: BankAccount | null): number | null {
  return order.paymentMethod === 'inv' && bank ? issuedAt.getTime() + bank.dueDays * DAY_MS : null;
}

/** Where what is left of an order's bill is transferred to, and as what; null where nothing is to be transferred. */
export function transferOf(order: OrderRow, bank: BankAccount | null): InvoiceDocument['transfer'] {
  const { dueCents: cents } = invoiceSums(order);
  const isTransferred = order.paymentMethod === 'inv' || order.paymentMethod === 'pre';
  if (!bank || !isTransferred || cents === 0) return null;
  return { account: bank, reference: paymentReference(bank.iban, String(order.number)), cents };
}

/** All that an order's invoice says. */
export function toInvoiceDocument({ order, lines, issued, shop, branding }: InvoiceSource): InvoiceDocument {
  return {
    branding,
    locale: order.locale as Locale,
    number: issued.number,
    creditOf: null,
    issuedAt: issued.issuedAt.getTime(),
    orderNumber: String(order.number),
    orderedAt: order.createdAt.getTime(),
    seller: { ...shop.organization, website: new URL(shop.baseUrl).host },
    billing: order.billing,
    shipping: order.shipping,
    delivery: order.delivery,
    lines: lines.map(toInvoiceLine),
    currency: order.currency as InvoiceDocument['currency'],
    itemsCents: order.itemsCents,
    discountCents: order.discountCents,
    deliveryCents: order.deliveryCents,
    vouchersCents: order.vouchersCents,
    dueCents: order.dueCents,
    refundedCents: order.refundedCents,
    earlierCents: order.creditedCents,
    taxes: order.taxes,
    state: stateOf(order, issued, shop.bank),
    transfer: transferOf(order, shop.bank),
    country: marketOf(order.site).country,
  };
}

/** A line of an order as it is on an invoice. */
export const toInvoiceLine = (line: OrderLineRow): InvoiceLine => {
  const { title, subTitle, sku, qty, unitCents, vatPermille, personalization } = line;
  return { title, subTitle, sku, qty, unitCents, vatPermille, words: wordsOf(personalization) };
};

/** What was put on an article: for whom, the words, and the day on which it is given. */
function wordsOf(personalization: OrderLineRow['personalization']): string {
  const { recipient, text, date } = personalization ?? {};
  const day = date?.split('-').reverse().join('.');
  return [recipient, text?.trim(), day].filter(Boolean).join(', ');
}

function stateOf(order: OrderRow, { issuedAt }: Invoice, bank: BankAccount | null): InvoiceState {
  if (isGivenUp(order)) return 'canceled';
  if (invoiceSums(order).dueCents === 0) return 'paid';
  if (order.paymentMethod === 'on-pickup') return 'onPickup';
  const at = dueAt(order, issuedAt, bank);
  return at === null ? { due: 'inAdvance' } : { due: 'later', at };
}
