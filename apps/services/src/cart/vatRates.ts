import type { Country } from '@shop/contracts';

interface VatRate {
  /** First day of the rate, local date of the country. */
  from: string;
  /** Tenths of a percent: 81 is 8.1 percent. */
  permille: number;
}

/** Standard rates, newest first. Future rates are added as soon as they are law. */
const standardRates: Record<Country, readonly VatRate[]> = {
  CH: [
    { from: '2024-01-01', permille: 81 },
    { from: '2018-01-01', permille: 77 },
  ],
  DE: [
    { from: '2021-01-01', permille: 190 },
    { from: '2020-07-01', permille: 160 },
    { from: '2007-01-01', permille: 190 },
  ],
  NL: [{ from: '2012-10-01', permille: 210 }],
};

/** The standard rate of a country in tenths of a percent. Throws for days before the first known rate. */
export function standardRate(country: Country, at: Date): number {
  // All three countries are in the Central European time zone.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' }).format(at);
  const rate = standardRates[country].find(({ from }) => from <= day);
  if (!rate) throw new Error(`no VAT rate of ${country} is known for ${day}`);
  return rate.permille;
}

/** Tax included in a gross amount, both in cents, rounded half up. */
export function taxWithin(grossCents: number, permille: number): number {
  const divisor = 1000 + permille;
  return Math.floor((2 * grossCents * permille + divisor) / (2 * divisor));
}
