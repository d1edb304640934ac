import type { Country, Currency } from '@shop/contracts';

export interface Market {
  /** Whose tax the prices contain. */
  country: Country;
  /** The only currency the site sells in. */
  currency: Currency;
}

const markets: Record<string, Market> = {
  gi: { country: 'CH', currency: 'CHF' },
  hmd: { country: 'DE', currency: 'EUR' },
};

/** Where a site sells. Throws for a site nobody has set up. */
export function marketOf(site: string): Market {
  const market = markets[site];
  if (!market) throw new Error(`site "${site}" has no market; add it to markets.ts`);
  return market;
}
