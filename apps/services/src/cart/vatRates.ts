import type { Country, ProductType, VatClass } from '@shop/contracts';
import { localDay } from '../localDay.ts';

interface VatRate {
  /** First day of the rate, local date of the country. */
  from: string;
  /** Tenths of a percent: 81 is 8.1 percent. */
  permille: number;
}

/** Rates by country and class, newest first. Future rates are added as soon as they are law. */
const rates: Record<Country, Record<VatClass, readonly VatRate[]>> = {
  CH: {
    standard: [
      { from: '2024-01-01', permille: 81 },
      { from: '2018-01-01', permille: 77 },
    ],
    reduced: [
      { from: '2024-01-01', permille: 26 },
      { from: '2018-01-01', permille: 25 },
    ],
  },
  DE: {
    standard: [
      { from: '2021-01-01', permille: 190 },
      { from: '2020-07-01', permille: 160 },
      { from: '2007-01-01', permille: 190 },
    ],
    reduced: [
      { from: '2021-01-01', permille: 70 },
      { from: '2020-07-01', permille: 50 },
      { from: '2007-01-01', permille: 70 },
    ],
  },
  NL: {
    standard: [{ from: '2012-10-01', permille: 210 }],
    reduced: [
      { from: '2019-01-01', permille: 90 },
      { from: '2012-10-01', permille: 60 },
    ],
  },
};

/**
 * The rate of a country for a class of articles, in tenths of a percent. Throws for days before the first known rate.
 */
export function vatRate(country: Country, vatClass: VatClass, at: Date): number {
  const day = localDay(at);
  const rate = rates[country][vatClass].find(({ from }) => from <= day);
  if (!rate) throw new Error(`no ${vatClass} VAT rate of ${country} is known for ${day}`);
  return rate.permille;
}

/**
 * The rate at which an article is sold, in tenths of a percent; null for a value voucher, which is a means of payment:
 * tax is due when it is redeemed.
 */
export function articleRate(
  country: Country,
  article: { productType: ProductType; vatClass: VatClass },
  at: Date,
): number | null {
  return article.productType === 'valueVoucher' ? null : vatRate(country, article.vatClass, at);
}

/** Tax included in a gross amount, both in cents, rounded half up. */
export function taxWithin(grossCents: number, permille: number): number {
  const divisor = 1000 + permille;
  return Math.floor((2 * grossCents * permille + divisor) / (2 * divisor));
}
