import type { CodeError } from '@shop/contracts';
import type { Promotion } from '../../site/siteSettings.ts';
import { plainCode } from '../../voucher/voucherCode.ts';

/** What a promotion is judged by. */
export interface PromotionCase {
  /** What the articles it is for are worth. */
  eligibleCents: number;
  /** The local day, `2026-12-24`. */
  today: string;
  /** Whether the customer has used it before. */
  isUsed: boolean;
}

/** The promotion of a code, however it was typed. */
export function promotionOf(promotions: readonly Promotion[], code: string): Promotion | undefined {
  const given = plainCode(code);
  return promotions.find((promotion) => plainCode(promotion.code) === given);
}

/** Why a promotion counts for nothing; null if it counts. */
export function promotionProblem(
  { from, until, minimumCents }: Promotion,
  { eligibleCents, today, isUsed }: PromotionCase,
): CodeError | null {
  if (from !== null && today < from) return 'notYet';
  if (until !== null && today > until) return 'expired';
  if (isUsed) return 'used';
  if (eligibleCents === 0) return 'notForSale';
  return eligibleCents < minimumCents ? 'minimum' : null;
}

/** What a promotion takes off articles, in cents; half cents are rounded up. */
export function discountOf({ kind, value }: Promotion, eligibleCents: number): number {
  if (kind === 'percent') return Math.floor((eligibleCents * value * 2 + 100) / 200);
  return kind === 'amount' ? Math.min(value, eligibleCents) : 0;
}
