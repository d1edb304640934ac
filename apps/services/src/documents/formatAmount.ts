import { TIME_ZONE } from '@shop/contracts';

/** An amount of cents without its currency, as in the shop: `1’049.90`. */
export function formatAmount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const units = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, '’');
  return `${cents < 0 ? '-' : ''}${units}.${digits.slice(-2)}`;
}

/** An amount of cents with its currency: `CHF 1’049.90`. */
export const formatMoney = (cents: number, currency: string): string => `${currency}\u00a0${formatAmount(cents)}`;

/** A day as in the shop: `12.05.2026`, in the time zone of all countries of the shops. */
export const formatDay = (at: number): string =>
  new Intl.DateTimeFormat('de-DE', {
    timeZone: TIME_ZONE,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(at);
