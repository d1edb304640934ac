import type { VoucherErrorCode, VoucherStatus } from '@shop/contracts';
import { workingDaysOf } from '../checkout/workingDays.ts';
import { localDay } from '../localDay.ts';
import type { VoucherSettings } from '../site/siteSettings.ts';
import type { VoucherRow } from './voucherRepository.ts';

type Facts = Pick<VoucherRow, 'kind' | 'balanceCents' | 'valueCents' | 'validUntil' | 'activatedFor' | 'canceledAt'>;

/** What a voucher is now. */
export function statusOf(row: Facts, now: Date): VoucherStatus {
  if (row.canceledAt) return 'canceled';
  if (row.activatedFor) return 'activated';
  // An experience that a discount made free is worth nothing from the beginning.
  if (row.balanceCents === 0 && row.valueCents > 0) return 'used';
  return row.validUntil < now ? 'expired' : 'active';
}

/** Why a voucher cannot be used; null if it can. */
export function unusableReason(row: Facts, now: Date): VoucherErrorCode | null {
  const reasons = {
    active: null,
    activated: 'ALREADY_ACTIVATED',
    used: 'USED',
    expired: 'EXPIRED',
    canceled: 'CANCELED',
  } as const;
  return reasons[statusOf(row, now)];
}

/** Whether an experience can be activated: nothing of it has been exchanged. */
export const isActivatable = (row: Facts, now: Date): boolean =>
  row.kind === 'experience' && row.balanceCents === row.valueCents && unusableReason(row, now) === null;

/** Whether an experience, or what is left of it, can be exchanged. */
export const isExchangeable = (row: Facts, now: Date): boolean =>
  row.kind === 'experience' && row.balanceCents > 0 && unusableReason(row, now) === null;

/**
 * Until when a voucher would be valid if it were extended; null if it cannot be: it is used, was extended as often as it
 * may be, or it is too early or too late.
 */
export function extendableUntil(
  row: Facts & Pick<VoucherRow, 'extensions'>,
  { extensionMonths, maxExtensions }: VoucherSettings,
  now: Date,
): Date | null {
  const status = statusOf(row, now);
  if ((status !== 'active' && status !== 'expired') || row.extensions >= maxExtensions) return null;
  const isTime =
    now >= addMonths(row.validUntil, -extensionMonths) && now <= addMonths(row.validUntil, extensionMonths);
  return isTime ? addMonths(row.validUntil, extensionMonths) : null;
}

/** The end of a new voucher. */
export const firstEnd = ({ validMonths }: VoucherSettings, now: Date): Date => addMonths(now, validMonths);

/** First day for which an experience can be activated: its host has to hear of it. */
export function firstDate(
  { noticeDays }: VoucherSettings,
  seat: { country: string; region: string },
  now: Date,
): string {
  return workingDaysOf(seat).after(localDay(now), noticeDays);
}

/** The same day some months later, or the month's last where it has no such day. */
function addMonths(from: Date, months: number): Date {
  const moved = new Date(from);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  if (moved.getUTCDate() !== from.getUTCDate()) moved.setUTCDate(0);
  return moved;
}
