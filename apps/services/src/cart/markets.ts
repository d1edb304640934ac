import { readBrands } from '@shop/brands';
import { type Country, countrySchema, type Currency, currencySchema } from '@shop/contracts';
import { z } from 'zod';

export interface Market {
  /** Country whose tax the prices include. */
  country: Country;
  /** Currency of the site. */
  currency: Currency;
}

const marketSchema = z.object({ country: countrySchema, currency: currencySchema });
const markets = new Map(readBrands().map(({ site, market }) => [site, marketSchema.parse(market)]));

/** The market of a site. Throws for a site without a brand. */
export function marketOf(site: string): Market {
  const market = markets.get(site);
  if (!market) throw new Error(`Site "${site}" has no market: no app has it in the "shop" entry of its package.json.`);
  return market;
}
