import type { Currency, Totals } from '@shop/contracts';
import { taxWithin } from '../cart/vatRates.ts';
import { allocate } from './allocate.ts';

export interface SoldAmount {
  /** Gross, of all units. */
  cents: number;
  /** Tenths of a percent; null for value vouchers, which are worth money and not taxed when they are sold. */
  permille: number | null;
  /** Whether experience vouchers can be exchanged for it. */
  isExperience?: boolean;
}

/** What a voucher can pay. */
export interface VoucherMeans {
  cents: number;
  /** An experience voucher pays for experiences only. */
  isExchange: boolean;
}

export interface TotalsInput {
  lines: readonly SoldAmount[];
  deliveryCents: number;
  /** Of the rate for a delivery without taxed articles. */
  standardPermille: number;
  /** What promotion codes take off at most. */
  discountCents?: number;
  vouchers?: readonly VoucherMeans[];
  currency: Currency;
}

export interface ComputedTotals {
  totals: Totals;
  /** What each voucher pays, in cents. */
  paid: number[];
}

/**
 * The sums of an order, in integer cents: items + delivery − discount − vouchers = due. A discount goes to the lines in
 * proportion, never below nothing; delivery is taxed as what is delivered. Vouchers pay last, in their order, first
 * those that are exchanged: what these pay was taxed when they were sold, and is not taxed again. Value vouchers are
 * sold at their price: nothing is taken off, and no voucher pays for them.
 */
export function computeTotals(input: TotalsInput): ComputedTotals {
  const { lines, deliveryCents, standardPermille, currency, vouchers = [] } = input;
  const items = sum(lines.map(({ cents }) => cents));
  const goods = lines.map(({ cents, permille }) => (permille === null ? 0 : cents));
  const discount = Math.min(input.discountCents ?? 0, sum(goods));
  const off = allocate(discount, goods);
  const net = goods.map((cents, index) => cents - off[index]!);

  const grossByRate = new Map<number, number>();
  const add = (permille: number, cents: number) => grossByRate.set(permille, (grossByRate.get(permille) ?? 0) + cents);
  lines.forEach(({ permille }, index) => permille !== null && add(permille, net[index]!));
  const rates = [...grossByRate.keys()];
  const shares = allocate(deliveryCents, [...grossByRate.values()]);
  rates.forEach((rate, index) => add(rate, shares[index]!));
  const untaxed = deliveryCents - sum(shares);
  if (untaxed > 0) add(standardPermille, untaxed);

  const experiences = lines.map(({ isExperience }, index) => (isExperience ? net[index]! : 0));
  const exchanged = spend(vouchers, sum(experiences), ({ isExchange }) => isExchange);
  const exchangedShares = allocate(sum(exchanged), experiences);
  lines.forEach(({ permille }, index) => permille !== null && add(permille, -exchangedShares[index]!));
  const payable = sum(net) + deliveryCents - sum(exchanged);
  const spent = spend(vouchers, payable, ({ isExchange }) => !isExchange);
  const paid = vouchers.map((_, index) => exchanged[index]! + spent[index]!);

  const taxes = [...grossByRate]
    .filter(([, gross]) => gross > 0)
    .sort(([a], [b]) => b - a)
    .map(([permille, gross]) => ({
      permille,
      gross: { cents: gross },
      tax: { cents: taxWithin(gross, permille) },
    }));
  const totals = {
    items: { cents: items },
    discount: { cents: discount },
    delivery: { cents: deliveryCents },
    vouchers: { cents: sum(paid) },
    due: { cents: items - discount + deliveryCents - sum(paid) },
    taxes,
    currency,
  };
  return { totals, paid };
}

/** What each voucher pays of an amount, one after the other; those that may not pay nothing. */
function spend(vouchers: readonly VoucherMeans[], cents: number, mayPay: (voucher: VoucherMeans) => boolean): number[] {
  let left = cents;
  return vouchers.map((voucher) => {
    const part = mayPay(voucher) ? Math.min(voucher.cents, left) : 0;
    left -= part;
    return part;
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
