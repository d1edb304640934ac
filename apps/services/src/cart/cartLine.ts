import { isDeepStrictEqual } from 'node:util';
import type { NewCartItem, Personalization } from '@shop/contracts';

/** A line as stored. */
export interface CartLine {
  id: string;
  sku: string;
  qty: number;
  /** The parent line. */
  parentId: string | null;
  personalization: Personalization | null;
}

export interface StoredLine extends CartLine {
  /** Null for lines that are to be bought. */
  savedAt: Date | null;
}

/** Lines to be bought, and those put aside for later. */
export interface CartLines {
  lines: CartLine[];
  saved: CartLine[];
}

/** Those to be bought in their order; the saved ones with the newest first, each followed by its children. */
export function splitLines(stored: readonly StoredLine[]): CartLines {
  const bought: CartLine[] = [];
  const saved: StoredLine[] = [];
  for (const { savedAt, ...line } of stored) {
    if (savedAt) saved.push({ ...line, savedAt });
    else bought.push(line);
  }
  const newestFirst = saved.toSorted((a, b) => Number(b.savedAt) - Number(a.savedAt));
  const childrenOf = (id: string) => saved.filter(({ parentId }) => parentId === id);
  const inOrder = newestFirst.filter(({ parentId }) => !parentId).flatMap((line) => [line, ...childrenOf(line.id)]);
  return { lines: bought, saved: inOrder.map(({ savedAt: _, ...line }) => line) };
}

type LineIdentity = Pick<CartLine, 'sku' | 'parentId' | 'personalization'>;

/** Whether units may share a line: same article, same parent, same personalisation. */
export function isSameLine(a: LineIdentity, b: LineIdentity): boolean {
  return a.sku === b.sku && a.parentId === b.parentId && isDeepStrictEqual(a.personalization, b.personalization);
}

/** A personalisation as stored: with a picture and a text or `null` for each, or null if empty. */
export function toPersonalization(given: NewCartItem['personalization']): Personalization | null {
  const imageId = given?.imageId || null;
  const text = given?.text?.trim() || null;
  const recipient = given?.recipient?.trim();
  const more = { ...(recipient && { recipient }), ...(given?.date && { date: given.date }) };
  return imageId || text || Object.keys(more).length > 0 ? { imageId, text, ...more } : null;
}

/** What a child is, whatever it belongs to. */
export type Part = Pick<CartLine, 'sku' | 'personalization'>;

const isSamePart = (a: Part, b: Part) => a.sku === b.sku && isDeepStrictEqual(a.personalization, b.personalization);

/** Whether all of some children are among others. */
export const hasParts = (all: readonly Part[], wanted: readonly Part[]): boolean =>
  wanted.every((part) => all.some((other) => isSamePart(other, part)));

/**
 * Whether lines with such children may become one. Where both have some, these are the same: two pieces in two papers
 * are two lines.
 */
export const agreeInParts = (some: readonly Part[], others: readonly Part[]): boolean =>
  some.length === 0 || others.length === 0 || (hasParts(some, others) && hasParts(others, some));

/** The children of a line. */
export const partsOf = (lines: readonly CartLine[], id: string): CartLine[] =>
  lines.filter(({ parentId }) => parentId === id);

/** Each line followed by its children. One whose parent is not among them stands for itself. */
export function inTreeOrder(lines: readonly CartLine[]): CartLine[] {
  const ids = new Set(lines.map(({ id }) => id));
  const roots = lines.filter(({ parentId }) => parentId === null || !ids.has(parentId));
  return roots.flatMap((line) => [line, ...partsOf(lines, line.id)]);
}

/** Units of an article on all lines except one. */
export function unitsOf(lines: readonly CartLine[], sku: string, exceptId?: string): number {
  return lines.reduce((sum, line) => (line.sku === sku && line.id !== exceptId ? sum + line.qty : sum), 0);
}
