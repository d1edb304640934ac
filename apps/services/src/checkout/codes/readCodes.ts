import type { CodeError, VoucherErrorCode } from '@shop/contracts';
import type { Promotion } from '../../site/siteSettings.ts';
import { unusableReason } from '../../voucher/voucherRules.ts';
import type { Choices } from '../checkoutRepository.ts';
import type { ChosenVoucher } from './ChosenVoucher.ts';
import { promotionOf } from './promotions.ts';

/** The codes of a checkout with what they stand for. */
export interface KnownCodes {
  promotion: { promotion: Promotion; isUsed: boolean } | null;
  /** In the order they were given. */
  vouchers: { row: ChosenVoucher; problem: CodeError | null }[];
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

/** What the codes of a checkout stand for. Those that are gone are left out, and promotions after the first. */
export function readCodes(
  { codes, vouchers, usedPromotions }: Choices,
  promotions: readonly Promotion[],
  now: Date,
): KnownCodes {
  const byId = new Map(vouchers.map((row) => [row.id, row]));
  const ids = new Set(codes.flatMap((code) => (code.kind === 'voucher' ? code.id : [])));
  const [promotion] = codes.flatMap((code) =>
    code.kind === 'promotion' ? (promotionOf(promotions, code.code) ?? []) : [],
  );
  return {
    promotion: promotion
      ? { promotion, isUsed: promotion.oncePerCustomer && usedPromotions.includes(promotion.code) }
      : null,
    vouchers: [...ids].flatMap((id) => {
      const row = byId.get(id);
      return row ? [{ row, problem: voucherProblem(row, now) }] : [];
    }),
  };
}
