import { mm2pt } from 'swissqrbill/utils';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import type { Paper, Structure } from './Paper.ts';
import type { InvoiceWords } from './words/InvoiceWords.ts';

/** An invoice while it is drawn. */
export interface InvoicePaper {
  paper: Paper;
  invoice: InvoiceDocument;
  words: InvoiceWords;
}

/** A4, in points. */
export const A4 = [595.28, 841.89] as const;
const [PAGE_WIDTH, PAGE_HEIGHT] = A4;
export const LEFT = 56.7;
export const WIDTH = PAGE_WIDTH - 2 * LEFT;
export const RIGHT = LEFT + WIDTH;
/** The payment part takes the end of its page. */
export const QR_BILL_TOP = PAGE_HEIGHT - mm2pt(105);
const FOOTER_HEIGHT = 58;
/** Where the text of a page ends. */
export const BOTTOM = PAGE_HEIGHT - FOOTER_HEIGHT - 14;
/** Where the text ends above a payment part. */
export const BOTTOM_ABOVE_BILL = QR_BILL_TOP - FOOTER_HEIGHT - 6;

const BAND = 64;
const ICON = 36;
const STRIPE = 3;
/** Height of the letterhead, after which the text begins. */
export const TOP = BAND + STRIPE + 22;

/** Draws the top of a page: the brand's icon and name on the colours of its storefront's header. */
export function drawLetterhead(paper: Paper, website: string): void {
  const { header, button, icon, name } = paper.branding;
  paper.decoration((doc) => {
    doc.rect(0, 0, PAGE_WIDTH, BAND).fill(header.background);
    doc.rect(0, BAND, PAGE_WIDTH, STRIPE).fill(button.background);
    doc.image(icon, LEFT, (BAND - ICON) / 2, { width: ICON });
  });
  const title = { size: 22, font: 'heading', color: header.text } as const;
  const x = LEFT + ICON + 12;
  paper.repeated(name, { x, y: (BAND - paper.height(name, WIDTH, title)) / 2, width: WIDTH / 2 }, title);
  const small = { size: 9, color: header.text, align: 'right' } as const;
  const y = (BAND - paper.height(website, WIDTH, small)) / 2;
  paper.repeated(website, { x: RIGHT - 200, y, width: 200 }, small);
}

/** Begins another page. Returns where its text begins. */
export function nextPage({ paper, invoice, words }: InvoicePaper): number {
  paper.doc.addPage();
  drawLetterhead(paper, invoice.seller.website);
  const style = { size: 9, color: paper.branding.color.textMuted };
  paper.repeated(words.continued(invoice.number), { x: LEFT, y: TOP - 4, width: WIDTH }, style);
  return TOP + 20;
}

/**
 * Draws the seller's data below each page; where the last one ends with a payment part, above it. Read aloud once, at
 * the end.
 */
export function drawFooters({ paper, invoice, words }: InvoicePaper, hasBill: boolean): void {
  const { seller } = invoice;
  const { streetName, streetNumber, zip, city } = seller.address;
  const { count } = paper.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    paper.doc.switchToPage(page);
    const isLast = page === count - 1;
    const y = (hasBill && isLast ? QR_BILL_TOP : PAGE_HEIGHT) - FOOTER_HEIGHT + 6;
    const { line, textMuted } = paper.branding.color;
    paper.decoration((doc) => doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.5).stroke(line));
    const columns = [
      [seller.legalName, `${streetName} ${streetNumber}`.trim(), `${zip} ${city}`],
      [seller.email, seller.telephone, seller.website],
      [`${words.vatNumber} ${seller.vatNumber}`, `${words.title} ${invoice.number}`, words.page(page + 1, count)],
    ];
    const width = WIDTH / columns.length;
    columns.forEach((lines, index) => {
      const box = { x: LEFT + index * width, y: y + 7, width };
      const style = {
        ...{ size: 7.5, color: textMuted, lineGap: 1.5 },
        ...(index === 2 && { align: 'right' as const }),
      };
      if (isLast) paper.text(paper.root, 'P', lines.join('\n'), box, style);
      else paper.repeated(lines.join('\n'), box, style);
    });
  }
}

/** An element of the invoice's structure, directly below its root. */
export const section = (paper: Paper, type: string): Structure => paper.group(paper.root, type);
