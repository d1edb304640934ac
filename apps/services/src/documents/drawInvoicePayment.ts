import { SwissQRBill } from 'swissqrbill/pdf';
import { drawPairs } from './drawPairs.ts';
import { formatDay, formatMoney } from './formatAmount.ts';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import {
  BOTTOM,
  BOTTOM_ABOVE_BILL,
  type InvoicePaper,
  LEFT,
  nextPage,
  QR_BILL_TOP,
  section,
  WIDTH,
} from './invoicePage.ts';
import { isSwissAccount, readableIban, readableReference } from './paymentReference.ts';
import { qrBillOf } from './qrBillOf.ts';
import type { InvoiceWords } from './words/InvoiceWords.ts';

type Transfer = NonNullable<InvoiceDocument['transfer']>;

const PADDING = 14;
const TRANSFER_HEIGHT = 132;
/** The library names languages in capitals. */
const languages = { de: 'DE', fr: 'FR', en: 'EN', it: 'IT' } as const;

/** Draws what is to be paid and how. Returns whether the page ends with a payment part. */
export function drawInvoicePayment(page: InvoicePaper, y: number): boolean {
  const { paper, invoice, words } = page;
  const { transfer, currency } = invoice;
  const hasBill = transfer !== null && currency === 'CHF' && isSwissAccount(transfer.account.iban);
  const text = stateText(invoice, words);
  const style = { size: 10.5, font: 'bold', color: paper.branding.color.text } as const;
  const height = paper.height(text, WIDTH, style) + 6;
  const needed = height + (transfer && !hasBill ? TRANSFER_HEIGHT : 0);
  const top = y + needed > (hasBill ? BOTTOM_ABOVE_BILL : BOTTOM) ? nextPage(page) : y;
  paper.text(paper.root, 'P', text, { x: LEFT, y: top, width: WIDTH }, style);
  if (!transfer) return false;
  if (hasBill) drawBill(page, transfer);
  else drawTransfer(page, transfer, top + height + 6);
  return hasBill;
}

function stateText({ state }: InvoiceDocument, words: InvoiceWords): string {
  if (typeof state === 'object') {
    return state.due === 'inAdvance' ? words.inAdvance : words.payableUntil(formatDay(state.at));
  }
  return words[state];
}

/** The Swiss payment part with receipt, at the end of the page. */
function drawBill({ paper, invoice, words }: InvoicePaper, transfer: Transfer): void {
  const bill = new SwissQRBill(qrBillOf(invoice, transfer), { language: languages[invoice.locale], outlines: true });
  const { doc } = paper;
  const draw = () => {
    doc.save();
    doc.fillColor('black');
    // The library looks at where the text ends.
    doc.x = 0;
    doc.y = QR_BILL_TOP;
    bill.attachTo(doc, 0, QR_BILL_TOP);
    doc.restore();
  };
  section(paper, 'Sect').add(doc.struct('P', { title: words.paymentPart }, [draw]));
}

/** The account to transfer to. */
function drawTransfer(
  { paper, invoice, words }: InvoicePaper,
  { account, reference, cents }: Transfer,
  y: number,
): void {
  const { color } = paper.branding;
  paper.decoration((doc) => doc.roundedRect(LEFT, y, WIDTH, TRANSFER_HEIGHT - 12, 4).fill(color.accentSoft));
  const box = { x: LEFT + PADDING, y: y + PADDING, width: WIDTH - 2 * PADDING };
  const title = { size: 11, font: 'heading', color: color.heading } as const;
  const top = paper.text(paper.root, 'H2', words.transfer, box, title) + 5;
  const pairs = [
    { label: words.holder, value: account.holder },
    { label: 'IBAN', value: readableIban(account.iban) },
    ...(account.bic ? [{ label: 'BIC', value: account.bic }] : []),
    { label: words.purpose, value: readableReference(account.iban, reference) },
    { label: words.amount, value: formatMoney(cents, invoice.currency) },
  ];
  drawPairs(paper, paper.root, pairs, { ...box, y: top, size: 9.5, rowHeight: 15, labelColor: color.textMuted });
}
