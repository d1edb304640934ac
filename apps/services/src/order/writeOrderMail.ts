import { CHECKOUT_APP, invoicePath, type Locale, orderPath } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { orderRefund, shopOrder } from '../db/schema/order.ts';
import type { Mail } from '../mail/Mail.ts';
import type { OrderMailKind, OrderMailOrder } from '../mail/MailOrder.ts';
import { formatMoney } from '../documents/formatAmount.ts';
import { readableIban, readableReference } from '../documents/paymentReference.ts';
import { orderWords } from '../documents/orderWords.ts';
import { invoiceSums, isGivenUp } from '../invoice/invoiceSums.ts';
import { issueInvoice } from '../invoice/issueInvoices.ts';
import { transferOf } from '../invoice/toInvoiceDocument.ts';
import { type MailSender, readMailSender } from '../mail/readMailSender.ts';
import { type MailRow, shopMail } from '../mail/shopMail.ts';
import { findAppPage } from '../site/findAppPage.ts';
import type { BankAccount } from '../site/siteSettings.ts';
import { deliveryLabel } from './deliveryLabel.ts';
import type { OrderRow } from './insertOrder.ts';
import type { OrderMailWords } from './mails/OrderMailWords.ts';
import { findOrderLines, type OrderLineRow } from './orderRepository.ts';
import { findReturns, type ReturnRow } from './returns/orderReturns.ts';

type Transfer = NonNullable<ReturnType<typeof transferOf>>;

/** Writes a mail about an order, in the language it was placed in. Null if the order is gone. */
export async function writeOrderMail(
  db: Database,
  config: Pick<Config, 'SITE_ORIGINS'>,
  { kind, orderId, refundId, returnId }: OrderMailOrder,
): Promise<Mail | null> {
  const [order] = await db.select().from(shopOrder).where(eq(shopOrder.id, orderId));
  if (!order) return null;
  const locale = order.locale as Locale;
  const lines = await findOrderLines(db, orderId);
  const sender = await readMailSender(db, config, order.site, locale);
  const page = await findAppPage(db, order.site, locale, CHECKOUT_APP);
  const own = orderWords[locale];
  const { subject, heading, text } = own.mails(String(order.number), sender.name)[kind];
  const issued = await issueInvoice(db, order);
  const returned = returnId && (await findReturns(db, orderId)).find(({ id }) => id === returnId);
  return shopMail(sender, {
    locale,
    to: order.email,
    subject,
    heading,
    text: [text, ...(kind === 'orderPlaced' ? hintsOf(order, sender.bank, own) : [])].join(' '),
    ...(returned && { quote: returned.answer }),
    rows: returned
      ? returnRows(returned, { kind, lines, sender, own })
      : [...newsRows(order, { kind, refund: await refundOf(db, refundId), own }), ...rowsOf(order, lines, own)],
    button: { label: own.button, url: sender.baseUrl + orderPath(page, order.id, order.accessKey) },
    ...(issued &&
      !isGivenUp(order) && {
        link: { label: own.invoice, url: sender.baseUrl + invoicePath(order.id, order.accessKey) },
      }),
    footer: own.footer,
  });
}

/** What has to be done: where money is transferred to, and what follows. */
function hintsOf(order: OrderRow, bank: BankAccount | null, own: OrderMailWords): string[] {
  const hint = own.payment[order.paymentMethod as keyof OrderMailWords['payment']];
  const transfer = order.paymentMethod === 'pre' ? transferOf(order, bank) : null;
  return [transfer && transferText(order, transfer, own), hint].filter((text) => typeof text === 'string');
}

function transferText(order: OrderRow, { account, reference, cents }: Transfer, own: OrderMailWords): string {
  const { holder, iban, bic = '' } = account;
  const to = { holder, iban: readableIban(iban), bic, reference: readableReference(iban, reference) };
  return own.transfer({ ...to, amount: formatMoney(cents, order.currency) });
}

async function refundOf(db: Database, id: string | undefined) {
  if (id === undefined) return undefined;
  const [refund] = await db.select({ cents: orderRefund.cents }).from(orderRefund).where(eq(orderRefund.id, id));
  return refund;
}

interface ReturnNews {
  kind: OrderMailKind;
  lines: readonly OrderLineRow[];
  sender: MailSender;
  own: OrderMailWords;
}

/** What is sent back, and where to once that is accepted. */
function returnRows(returned: ReturnRow, { kind, lines, sender, own }: ReturnNews): MailRow[] {
  const { legalName, address } = sender.organization;
  const returnAddress = `${address.streetName} ${address.streetNumber}, ${address.zip} ${address.city}`;
  return [
    ...returned.lines.flatMap(({ id, qty }) => {
      const line = lines.find(({ position }) => String(position) === id);
      return line ? [{ label: line.title, value: `${qty} ×` }] : [];
    }),
    ...(kind === 'returnAccepted'
      ? [{ label: own.returnTo, value: `${legalName}, ${returnAddress}`, isStrong: true }]
      : []),
  ];
}

interface News {
  kind: OrderMailKind;
  refund: { cents: number } | undefined;
  own: OrderMailWords;
}

/** What the mail is about: the parcels, or the money that was given back. */
function newsRows(order: OrderRow, { kind, refund, own }: News): MailRow[] {
  if (refund) return [{ label: own.refunded, value: formatMoney(refund.cents, order.currency), isStrong: true }];
  if (kind !== 'orderShipped') return [];
  return order.parcels.map(({ carrier, trackingUrl }) => ({
    label: carrier,
    ...(trackingUrl ? { value: own.track, url: trackingUrl } : { value: own.sent }),
  }));
}

function rowsOf(order: OrderRow, lines: readonly OrderLineRow[], own: OrderMailWords): MailRow[] {
  const money = (cents: number) => formatMoney(cents, order.currency);
  const optional = (label: string, cents: number) => (cents > 0 ? [{ label, value: money(-cents) }] : []);
  const isOwed = invoiceSums(order).dueCents === order.dueCents;
  return [
    ...lines.map(({ qty, title, unitCents }) => ({ label: `${qty} × ${title}`, value: money(qty * unitCents) })),
    ...optional(own.discount, order.discountCents),
    {
      label: deliveryOf(order, own),
      value: order.deliveryCents === 0 ? own.free : money(order.deliveryCents),
    },
    ...optional(own.vouchers, order.vouchersCents),
    { label: isOwed ? own.total : own.settledTotal, value: money(order.dueCents), isStrong: true },
    ...order.taxes.map(({ permille, tax }) => ({ label: own.tax(String(permille / 10)), value: money(tax.cents) })),
  ];
}

/** How it comes; where it can be collected, with the address of the pick-up point. */
function deliveryOf({ delivery }: OrderRow, own: OrderMailWords): string {
  const label = deliveryLabel(delivery, own);
  if (!delivery.pickupPoint) return label;
  const { streetName, streetNumber, zip, city } = delivery.pickupPoint;
  return `${label}, ${streetName} ${streetNumber}, ${zip} ${city}`;
}
