import type { AppliedCode } from '@shop/contracts';
import { voucherCode } from '../../voucher/voucherCode.ts';
import type { KnownCodes } from './readCodes.ts';

/** Characters of a voucher's code that are shown. */
const SHOWN = 4;

export interface CodeEffects {
  /** What the promotion takes off articles and delivery. */
  savedCents: number;
  /** What each voucher pays. */
  paid: readonly number[];
  dueCents: number;
}

/** The codes of a checkout with what they do, the promotion first. */
export function toAppliedCodes(
  { promotion, vouchers }: KnownCodes,
  { savedCents, paid, dueCents }: CodeEffects,
  secret: string,
): AppliedCode[] {
  const applied = vouchers.map(({ row, problem }, index): AppliedCode => {
    const cents = paid[index] ?? 0;
    const isIdle = cents === 0 && dueCents > 0;
    return {
      id: row.id,
      kind: row.kind === 'experience' ? 'exchange' : 'voucher',
      code: voucherCode(row, secret).slice(-SHOWN),
      title: '',
      amount: { cents },
      problem: problem ?? (isIdle ? 'notForSale' : null),
    };
  });
  if (!promotion) return applied;
  const { code, title } = promotion.promotion;
  const first = { id: code, kind: 'promotion' as const, code, title };
  return [{ ...first, amount: { cents: savedCents }, problem: promotion.problem }, ...applied];
}
