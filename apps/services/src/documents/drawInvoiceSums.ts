import type { TaxShare } from '@shop/contracts';
import { deliveryLabel } from '../order/deliveryLabel.ts';
import { drawPairs, type Pair } from './drawPairs.ts';
import { formatAmount, formatMoney } from './formatAmount.ts';
import { type InvoicePaper, LEFT, RIGHT, section } from './invoicePage.ts';
import { orderWords } from './orderWords.ts';

const SUMS_WIDTH = 230;
const TAX_COLUMNS = [58, 52, 48, 52] as const;
const ROW = 15.5;

/** Height that the sums take, in points. */
export const sumsHeight = (page: InvoicePaper): number => sumsOf(page).length * ROW + 36;

/** Draws sums at the right and taxes at the left. Returns where they end. */
export function drawInvoiceSums(page: InvoicePaper, y: number): number {
  const { paper, invoice } = page;
  const top = y + 12;
  const sumsEnd = drawPairs(paper, section(paper, 'Sect'), sumsOf(page), {
    ...{ x: RIGHT - SUMS_WIDTH, y: top, width: SUMS_WIDTH },
    ...{ size: 9.5, rowHeight: ROW, valueWidth: 100 },
  });
  return Math.max(sumsEnd, invoice.taxes.length > 0 ? drawTaxes(page, top) : top) + 8;
}

function sumsOf({ paper, invoice, words }: InvoicePaper): Pair[] {
  const { currency, discountCents, deliveryCents, vouchersCents, dueCents, refundedCents, delivery } = invoice;
  const { earlierCents } = invoice;
  const own = orderWords[invoice.locale];
  const money = (cents: number) => formatMoney(cents, currency);
  const minus = (label: string, cents: number): Pair[] => (cents > 0 ? [{ label, value: money(-cents) }] : []);
  const [isReduced, isRefunded] = [vouchersCents + earlierCents > 0, refundedCents > 0];
  if (invoice.creditOf !== null) return creditSums({ paper, invoice, words });
  return [
    { label: words.subtotal, value: money(invoice.itemsCents) },
    ...minus(own.discount, discountCents),
    { label: deliveryLabel(delivery, own), value: deliveryCents === 0 ? own.free : money(deliveryCents) },
    { label: words.sum, value: money(dueCents + vouchersCents), isStrong: true },
    ...minus(own.vouchers, vouchersCents),
    ...minus(words.earlier, earlierCents),
    ...(isReduced ? [{ label: own.total, value: money(dueCents - earlierCents), isStrong: true }] : []),
    ...(isRefunded ? [{ label: words.refunded, value: money(refundedCents) }] : []),
  ];
}

/** What a credit note comes to, and how. */
function creditSums({ invoice, words }: InvoicePaper): Pair[] {
  const { currency, itemsCents, discountCents, deliveryCents, earlierCents, dueCents, delivery, locale } = invoice;
  const own = orderWords[locale];
  const parts: Pair[] = [
    { label: words.subtotal, cents: itemsCents },
    { label: own.discount, cents: -discountCents },
    { label: deliveryLabel(delivery, own), cents: deliveryCents },
    { label: words.earlier, cents: -earlierCents },
  ].flatMap(({ label, cents }) => (cents === 0 ? [] : [{ label, value: formatMoney(cents, currency) }]));
  return [...parts, { label: words.sum, value: formatMoney(dueCents, currency), isStrong: true }];
}

/** The taxes that the amounts include, by rate. */
function drawTaxes({ paper, invoice, words }: InvoicePaper, y: number): number {
  const { color } = paper.branding;
  const table = section(paper, 'Table');
  const heads = [words.rate, words.net, words.tax, words.gross];
  const rows = [heads, ...invoice.taxes.map(taxRow)];
  let top = y;
  rows.forEach((values, index) => {
    const row = paper.group(table, 'TR');
    let x = LEFT;
    values.forEach((value, column) => {
      const width = TAX_COLUMNS[column]!;
      const style = {
        ...{ size: 8, color: index ? color.text : color.textMuted },
        ...(index === 0 && { font: 'bold' as const }),
        ...(column > 0 && { align: 'right' as const }),
      };
      paper.text(row, index ? 'TD' : 'TH', value, { x, y: top + 1.5, width }, style);
      x += width;
    });
    row.end();
    top += 13;
  });
  table.end();
  return top;
}

const taxRow = ({ permille, gross, tax }: TaxShare): string[] => [
  `${permille / 10} %`,
  formatAmount(gross.cents - tax.cents),
  formatAmount(tax.cents),
  formatAmount(gross.cents),
];
