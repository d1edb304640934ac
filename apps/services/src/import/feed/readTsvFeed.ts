import { parse } from 'csv-parse/sync';
import type { Entry } from '../files/Entry.ts';
import type { FeedValue } from './FeedRecord.ts';

/** Lines that one quoted cell may run over before its quotation mark counts as a letter. */
const MAX_LINES_OF_CELL = 200;
/** Fields whose cell holds a list. */
const listFields = new Set(['additional_image_link', 'product_highlight']);
/** Parts of `product_detail`, which a cell joins by colons. */
const DETAIL_PARTS = ['section_name', 'attribute_name', 'attribute_value'];

/** The rows of a product feed as tab-separated text. Throws where it is none. */
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

function readRows(text: string): string[][] {
  try {
    return parse(text, { delimiter: '\t', relax_column_count: true, skip_empty_lines: true });
  } catch {
    return readLineByLine(text.split(/\r\n|\n|\r/));
  }
}

/** Where a quotation mark is wrong somewhere, only its own row is read without quotation. */
function readLineByLine(lines: readonly string[]): string[][] {
  const rows: string[][] = [];
  for (let at = 0; at < lines.length;) {
    const { row, used } = readRow(lines, at, rows[0]?.length);
    if (lines[at]) rows.push(row);
    at += used;
  }
  return rows;
}

function readRow(lines: readonly string[], at: number, width?: number): { row: string[]; used: number } {
  for (let used = 1; used <= MAX_LINES_OF_CELL && at + used <= lines.length; used += 1) {
    const row = tryRow(lines.slice(at, at + used).join('\n'));
    if (row === 'broken') break;
    if (row !== 'open' && (used === 1 || row.length === width)) return { row, used };
  }
  const row = lines[at]!.split('\t').map((cell) => cell.replace(/^"(.*)"$/, '$1').replaceAll('""', '"'));
  return { row, used: 1 };
}

function tryRow(text: string): string[] | 'open' | 'broken' {
  try {
    const [row] = parse(text, { delimiter: '\t', relax_column_count: true });
    return row ?? [];
  } catch (error) {
    return (error as { code?: string }).code === 'CSV_QUOTE_NOT_CLOSED' ? 'open' : 'broken';
  }
}
