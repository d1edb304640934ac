import { z } from 'zod';
import { centsSchema, currencySchema } from './scalars.ts';

export const amountSchema = z.object({ cents: centsSchema });
export const priceSchema = z.object({
  amount: amountSchema,
  /** The former price; crossed out if it is higher than the amount. 0 if none. */
  crossAmount: amountSchema,
  currency: currencySchema,
});
export type Price = z.infer<typeof priceSchema>;
