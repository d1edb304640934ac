import type { Kit } from './kit.ts';
import { FOOT, type Gift } from './motif.ts';
import * as s from './shapes.ts';

/** The shadow of a gift on its ground, in the gift's own units; nothing for what hangs or flies. */
export function giftShadow(k: Kit, { shadow }: Pick<Gift, 'shadow'>): string {
  const [half, x] = typeof shadow === 'number' ? [shadow, 0] : (shadow ?? [0, 0]);
  return half ? s.shadow(k, x, FOOT, half) : '';
}
