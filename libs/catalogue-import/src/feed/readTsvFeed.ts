import { parse } from 'csv-parse/sync';
import type { Entry } from '../files/Entry.ts';
import type { FeedValue } from './FeedRecord.ts';

/** Maximum number of lines of a quoted cell; beyond it, the quotation mark is taken literally. */
const MAX_LINES_OF_CELL = 200;
/** Fields whose cell contains a list. */
const listFields = new Set(['additional_image_link', 'product_highlight']);
/** Parts of `product_detail`, separated by colons in a cell. */
const DETAIL_PARTS = ['section_name', 'attribute_name', 'attribute_value'];

/** The rows of a tab-separated product feed. Throws if it is none. */
export function readTsvFeed(text: string): Entry[] {
  const rows = readRows(text);
  const names = (rows.shift() ?? []).map((name) => name.trim().toLowerCase().replace(/^g:/, '').replaceAll(' ', '_'));
  if (!names.includes('id') || !names.includes('title')) {
    throw new Error('it is neither a product feed (XML, or a table with tabs that has id and title) nor JSON');
  }
  return rows.filter((row) => row.some((cell) => cell.trim())).map((row) => toEntry(names, row));
}

function toEntry(names: readonly string[], row: readonly string[]): Entry {
  if (row.slice(names.length).some((cell) => cell.trim())) {
    return { kind: 'broken', problem: `${row.length} cells under ${names.length} headings` };
  }
  const record = new Map<string, FeedValue[]>();
  for (const [index, name] of names.entries()) {
    const cell = row[index]?.trim();
    if (cell) record.set(name, [...(record.get(name) ?? []), ...readCell(name, cell)]);
  }
  return { kind: 'product', record };
}

function readCell(name: string, cell: string): FeedValue[] {
  if (name === 'product_detail') {
    return cell.split(',').map((detail) => {
      const parts = detail.split(':').map((part) => part.trim());
      return Object.fromEntries(
        parts.slice(-DETAIL_PARTS.length).map((part, n) => [DETAIL_PARTS.at(n - parts.length)!, part]),
      );
    });
  }
  return listFields.has(name) ? cell.split(',').map((one) => one.trim()) : [cell];
}

/** Line by line, so that an unbalanced quotation mark costs no other row. */
function readRows(text: string): string[][] {
  const lines = text.split(/\r\n|\n|\r/);
  const rows: string[][] = [];
  for (let at = 0; at < lines.length;) {
    const { row, used } = readRow(lines, at, rows[0]?.length ?? Infinity);
    if (lines[at]) rows.push(row);
    at += used;
  }
  return rows;
}

/** The row that begins at a line. Quotation marks that do not enclose a cell are literal. */
function readRow(lines: readonly string[], at: number, width: number): { row: string[]; used: number } {
  const first = lines[at] ?? '';
  const literal = { row: first.split('\t').map(unquote), used: 1 };
  if (!first.includes('"')) return literal;
  for (let used = 1; used <= MAX_LINES_OF_CELL && at + used <= lines.length; used += 1) {
    const row = tryRow(lines.slice(at, at + used).join('\n'));
    if (row === 'open' && mayGoOn(first, lines[at + used] ?? '')) continue;
    if (typeof row === 'string') break;
    if (used > 1) return row.length <= width ? { row, used } : literal;
    // A quoted cell containing other cells, in a row with the right number of cells: two unrelated quotation marks.
    return row.length < width && literal.row.length === width ? literal : { row, used };
  }
  return literal;
}

/**
 * Whether the last cell of a line may continue in the next one, which begins a new row if it has a tab before the mark.
 */
function mayGoOn(line: string, next: string): boolean {
  const [head = '', ...others] = next.split('\t');
  const closes = /(?:^|[^"])(?:"")*"$/.test(head);
  return line.slice(line.lastIndexOf('\t') + 1).startsWith('"') && (others.length === 0 || closes);
}

function unquote(cell: string): string {
  return /^".*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}

function tryRow(text: string): string[] | 'open' | 'broken' {
  try {
    const [row] = parse(text, { delimiter: '\t', relax_column_count: true });
    return row ?? [];
  } catch (error) {
    return (error as { code?: string }).code === 'CSV_QUOTE_NOT_CLOSED' ? 'open' : 'broken';
  }
}
