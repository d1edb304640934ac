import type { StoredCode } from '../../db/schema/checkout.ts';

/** Codes of one order. */
const MAX_CODES = 10;

/** The id by which a code is removed. */
export const idOf = (code: StoredCode): string => (code.kind === 'promotion' ? code.code : code.id);

/**
 * The codes with one more; the same if it is there already. Null if there are too many: an order has one promotion, and
 * a few vouchers.
 */
export function withCode(codes: readonly StoredCode[], added: StoredCode): StoredCode[] | null {
  if (codes.some((code) => idOf(code) === idOf(added))) return [...codes];
  const hasPromotion = added.kind === 'promotion' && codes.some(({ kind }) => kind === 'promotion');
  return hasPromotion || codes.length >= MAX_CODES ? null : [...codes, added];
}
