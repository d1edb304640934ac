import { isDeepStrictEqual } from 'node:util';
import type { NewCartItem } from '@shop/contracts';

export interface Personalization {
  imageId?: string | null;
  text?: string | null;
}

/** A line as stored. */
export interface CartLine {
  id: string;
  sku: string;
  qty: number;
  /** The parent line. */
  parentId: string | null;
  personalization: Personalization | null;
}

type LineIdentity = Pick<CartLine, 'sku' | 'parentId' | 'personalization'>;

/** Whether units may share a line: same article, same parent, same personalisation. */
export function isSameLine(a: LineIdentity, b: LineIdentity): boolean {
  return a.sku === b.sku && a.parentId === b.parentId && isDeepStrictEqual(a.personalization, b.personalization);
}

/** A personalisation as stored: with both members, or null if empty. */
export function toPersonalization(given: NewCartItem['personalization']): Personalization | null {
  const imageId = given?.imageId || null;
  const text = given?.text?.trim() || null;
  return imageId || text ? { imageId, text } : null;
}

/** Units of an article on all lines except one. */
export function unitsOf(lines: readonly CartLine[], sku: string, exceptId?: string): number {
  return lines.reduce((sum, line) => (line.sku === sku && line.id !== exceptId ? sum + line.qty : sum), 0);
}
