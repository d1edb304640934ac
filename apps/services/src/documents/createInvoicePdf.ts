import { drawInvoiceHead } from './drawInvoiceHead.ts';
import { drawInvoiceLines } from './drawInvoiceLines.ts';
import { drawInvoicePayment } from './drawInvoicePayment.ts';
import { drawInvoiceSums, sumsHeight } from './drawInvoiceSums.ts';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { A4, BOTTOM, drawFooters, type InvoicePaper, nextPage } from './invoicePage.ts';
import { wordsOf } from './invoiceWords.ts';
import { Paper } from './Paper.ts';

/** An invoice as a PDF in the branding of its site. Takes tens of milliseconds without a pause: for workers. */
export async function createInvoicePdf(invoice: InvoiceDocument): Promise<Buffer> {
  const { branding, locale, seller, number, creditOf } = invoice;
  const words = wordsOf(locale, creditOf !== null);
  const title = `${words.title} ${number}`;
  const paper = new Paper({ branding, title, author: seller.legalName, locale, size: A4 });
  const page: InvoicePaper = { paper, invoice, words };
  const head = drawInvoiceHead(page);
  // A credit note may be for an amount alone.
  let y = invoice.lines.length > 0 ? drawInvoiceLines(page, head) : head;
  if (y + sumsHeight(page) > BOTTOM) y = nextPage(page);
  const hasBill = drawInvoicePayment(page, drawInvoiceSums(page, y));
  drawFooters(page, hasBill);
  return paper.finish();
}
