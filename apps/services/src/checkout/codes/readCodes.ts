import type { CodeError, VoucherErrorCode } from '@shop/contracts';
import { localDay } from '../../localDay.ts';
import type { Promotion } from '../../site/siteSettings.ts';
import { unusableReason } from '../../voucher/voucherRules.ts';
import type { Choices } from '../checkoutRepository.ts';
import type { ChosenVoucher } from './ChosenVoucher.ts';
import { type PromotionCase, promotionOf, promotionProblem } from './promotions.ts';

/** The codes of a checkout with what they stand for. */
export interface KnownCodes {
  promotion: { promotion: Promotion; problem: CodeError | null } | null;
  /** In the order they were given. */
  vouchers: { row: ChosenVoucher; problem: CodeError | null }[];
}

interface CodesCase extends Pick<PromotionCase, 'eligibleCents'> {
  now: Date;
}

const problems: Partial<Record<VoucherErrorCode, CodeError>> = {
  USED: 'used',
  ALREADY_ACTIVATED: 'used',
  EXPIRED: 'expired',
};

/** Why a voucher cannot pay; null if it can. */
export function voucherProblem(row: ChosenVoucher, now: Date): CodeError | null {
  const reason = unusableReason(row, now);
  if (reason) return problems[reason] ?? 'invalid';
  // An experience that a promotion made free can be activated, and pays nothing.
  return row.balanceCents === 0 ? 'used' : null;
}

/**
 * What the codes of a checkout stand for. Those that are gone are left out. Of several promotions, which carts bring that
 * become one, the first that counts is kept, or the first if none does.
 */
export function readCodes(
  { codes, vouchers, usedPromotions }: Choices,
  promotions: readonly Promotion[],
  { now, eligibleCents }: CodesCase,
): KnownCodes {
  const byId = new Map(vouchers.map((row) => [row.id, row]));
  const ids = new Set(codes.flatMap((code) => (code.kind === 'voucher' ? code.id : [])));
  const today = localDay(now);
  const judged = codes.flatMap((code) => {
    const promotion = code.kind === 'promotion' && promotionOf(promotions, code.code);
    if (!promotion) return [];
    const isUsed = promotion.oncePerCustomer && usedPromotions.includes(promotion.code);
    return [{ promotion, problem: promotionProblem(promotion, { eligibleCents, today, isUsed }) }];
  });
  return {
    promotion: judged.find(({ problem }) => problem === null) ?? judged[0] ?? null,
    vouchers: [...ids].flatMap((id) => {
      const row = byId.get(id);
      return row ? [{ row, problem: voucherProblem(row, now) }] : [];
    }),
  };
}
