import { formatAmount } from './formatAmount.ts';
import type { InvoiceLine } from './InvoiceDocument.ts';
import { BOTTOM, type InvoicePaper, LEFT, nextPage, section, WIDTH } from './invoicePage.ts';
import type { Structure, TextStyle } from './Paper.ts';
import { withoutSigns } from './splitRuns.ts';

/** Widths of the columns: article, quantity, price of one, price of all. */
const COLUMNS = [274, 52, 74, WIDTH - 400] as const;
const HEAD = 22;
const PADDING = 6;

/** Draws the table of what was bought, over as many pages as it takes. Returns where it ends. */
export function drawInvoiceLines(page: InvoicePaper, y: number): number {
  const { paper, invoice } = page;
  const table = section(paper, 'Table');
  let top = drawHead(page, table, y);
  for (const line of invoice.lines) {
    if (top + heightOf(page, line) > BOTTOM) top = drawHead(page, table, nextPage(page));
    top = drawLine(page, table, line, top);
  }
  table.end();
  return top;
}

/** The heads of the columns. Screen readers are told once. */
function drawHead({ paper, invoice, words }: InvoicePaper, table: Structure, y: number): number {
  const { color } = paper.branding;
  const heads = [words.article, words.quantity, words.unitPrice, `${words.amount} ${invoice.currency}`];
  const isFirst = paper.doc.bufferedPageRange().count === 1;
  const row = isFirst ? paper.group(table, 'TR') : null;
  columns().forEach((box, index) => {
    const style = { size: 8.5, font: 'bold', color: color.textMuted, align: index ? 'right' : 'left' } as const;
    if (row) paper.text(row, 'TH', heads[index]!, { ...box, y: y + 5 }, style);
    else paper.repeated(heads[index]!, { ...box, y: y + 5 }, style);
  });
  row?.end();
  paper.decoration((doc) =>
    doc
      .moveTo(LEFT, y + HEAD - 2)
      .lineTo(LEFT + WIDTH, y + HEAD - 2)
      .lineWidth(1)
      .stroke(color.accent),
  );
  return y + HEAD;
}

function drawLine({ paper, words, ...page }: InvoicePaper, table: Structure, line: InvoiceLine, y: number): number {
  const { color } = paper.branding;
  const [article, ...numbers] = columns();
  const row = paper.group(table, 'TR');
  const cell = paper.group(row, 'TD');
  let bottom = paper.text(cell, 'P', line.title, { ...article!, y: y + PADDING }, titleStyle(color.text));
  const details = detailsOf({ paper, words, ...page }, line);
  bottom = paper.text(cell, 'P', details, { ...article!, y: bottom + 1 }, detailStyle(color.textMuted));
  cell.end();
  const values = [String(line.qty), formatAmount(line.unitCents), formatAmount(line.unitCents * line.qty)];
  numbers.forEach((box, index) =>
    paper.text(row, 'TD', values[index]!, { ...box, y: y + PADDING }, { size: 9.5, color: color.text, align: 'right' }),
  );
  row.end();
  const end = bottom + PADDING;
  paper.decoration((doc) =>
    doc
      .moveTo(LEFT, end)
      .lineTo(LEFT + WIDTH, end)
      .lineWidth(0.5)
      .stroke(color.line),
  );
  return end;
}

function heightOf(page: InvoicePaper, line: InvoiceLine): number {
  const [width] = COLUMNS;
  const title = page.paper.height(line.title, width, titleStyle(''));
  return title + page.paper.height(detailsOf(page, line), width, detailStyle('')) + 2 * PADDING + 1;
}

function detailsOf({ words, invoice }: InvoicePaper, line: InvoiceLine): string {
  const { subTitle, sku, words: written, vatPermille } = line;
  // Where there is one rate, the table of taxes says it of all.
  const hasRates = new Set(invoice.lines.map((one) => one.vatPermille)).size > 1;
  const number = `${words.articleNumber} ${sku}`;
  return [
    [subTitle, number].filter(Boolean).join(' · '),
    written && `«${withoutSigns(written)}»`,
    vatPermille === null ? words.untaxed : hasRates && `${words.tax} ${vatPermille / 10} %`,
  ]
    .filter(Boolean)
    .join('\n');
}

const titleStyle = (color: string): TextStyle => ({ size: 9.5, font: 'bold', color });
const detailStyle = (color: string): TextStyle => ({ size: 8, color, lineGap: 1 });

/** The columns from left to right, without their heights. */
function columns(): { x: number; width: number }[] {
  let x = LEFT;
  return COLUMNS.map((width) => {
    const box = { x, width };
    x += width;
    return box;
  });
}
