import type { StoredAddress } from '../db/schema/storedAddress.ts';
import { deliveryLabel } from '../order/deliveryLabel.ts';
import { drawPairs } from './drawPairs.ts';
import { formatDay } from './formatAmount.ts';
import { drawLetterhead, type InvoicePaper, LEFT, RIGHT, TOP, WIDTH } from './invoicePage.ts';
import { orderWords } from './orderWords.ts';

const RECIPIENT_WIDTH = 190;
const FACTS_WIDTH = 168;
const MIDDLE = LEFT + RECIPIENT_WIDTH + 12;

/** Draws letterhead, addresses, dates and numbers, and the title. Returns where they end. */
export function drawInvoiceHead({ paper, invoice, words }: InvoicePaper): number {
  const { color } = paper.branding;
  const { seller, billing, shipping, delivery, locale } = invoice;
  drawLetterhead(paper, seller.website);

  const { streetName, streetNumber, zip, city } = seller.address;
  const sender = [seller.legalName, `${streetName} ${streetNumber}`.trim(), `${zip} ${city}`].join(' · ');
  const small = { size: 7, color: color.textMuted };
  const senderEnd = paper.text(paper.root, 'P', sender, { x: LEFT, y: TOP, width: RECIPIENT_WIDTH }, small);
  const recipientBox = { x: LEFT, y: senderEnd + 6, width: RECIPIENT_WIDTH };
  const recipient = { size: 10.5, color: color.text, lineGap: 1.5 };
  const recipientEnd = paper.text(paper.root, 'P', linesOf(billing), recipientBox, recipient);

  let shippingEnd = TOP;
  if (shipping) {
    const box = { x: MIDDLE, y: TOP, width: RIGHT - FACTS_WIDTH - MIDDLE - 12 };
    const label = { size: 8.5, font: 'bold', color: color.textMuted } as const;
    const y = paper.text(paper.root, 'P', words.deliveryAddress, box, label) + 3;
    const text = { size: 8.5, color: color.text, lineGap: 1.5 };
    shippingEnd = paper.text(paper.root, 'P', linesOf(shipping), { ...box, y }, text);
  }

  const day = delivery.date === null ? '' : `, ${formatDay(Date.parse(`${delivery.date}T12:00Z`))}`;
  const facts = [
    { label: words.number, value: invoice.number },
    { label: words.date, value: formatDay(invoice.issuedAt) },
    ...(invoice.creditOf === null ? [] : [{ label: words.creditOf, value: invoice.creditOf }]),
    { label: words.orderNumber, value: invoice.orderNumber },
    { label: words.orderDate, value: formatDay(invoice.orderedAt) },
    { label: words.delivery, value: `${deliveryLabel(delivery, orderWords[locale])}${day}` },
  ];
  const factsEnd = drawPairs(paper, paper.root, facts, {
    ...{ x: RIGHT - FACTS_WIDTH, y: TOP, width: FACTS_WIDTH },
    ...{ size: 8.5, rowHeight: 13.5, labelColor: color.textMuted },
  });

  const y = Math.max(recipientEnd, shippingEnd, factsEnd) + 18;
  const title = { size: 21, font: 'heading', color: color.heading } as const;
  return paper.text(paper.root, 'H1', `${words.title} ${invoice.number}`, { x: LEFT, y, width: WIDTH }, title) + 8;
}

function linesOf({ company, firstName, lastName, streetName, streetNumber, streetAddition, zip, city }: StoredAddress) {
  return [
    company,
    `${firstName} ${lastName}`.trim(),
    streetAddition,
    `${streetName} ${streetNumber}`.trim(),
    `${zip} ${city}`.trim(),
  ]
    .filter(Boolean)
    .join('\n');
}
