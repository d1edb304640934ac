import { readBrands } from '@shop/brands';
import { type Country, countrySchema, type Currency, currencySchema } from '@shop/contracts';
import { z } from 'zod';

export interface Market {
  /** Whose tax the prices contain. */
  country: Country;
  /** The only currency the site sells in. */
  currency: Currency;
}

const marketSchema = z.object({ country: countrySchema, currency: currencySchema });
const markets = new Map(readBrands().map(({ site, market }) => [site, marketSchema.parse(market)]));

/** Where a site sells. Throws for a site that belongs to no brand. */
export function marketOf(site: string): Market {
  const market = markets.get(site);
  if (!market) throw new Error(`Site "${site}" has no market: no app has it in the "shop" entry of its package.json.`);
  return market;
}
