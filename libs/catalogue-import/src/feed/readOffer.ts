import { readPrice } from './readPrice.ts';

export interface Offer {
  priceCents: number;
  crossCents: number | null;
  /** End of a sale price in ms. */
  countDown: { startDate: number; endDate: number } | null;
}

type First = (name: string) => string;

/** The price of an item at a time. Throws an error with a reason if it cannot be sold; ignored fields are noted. */
export function readOffer(first: First, currency: string, now: Date, notes: string[]): Offer {
  if (!first('price')) throw new Error('it has no price');
  const full = readPrice(first('price'), currency, notes);
  const plain: Offer = { priceCents: full, crossCents: null, countDown: null };
  if (!first('sale_price')) return plain;
  try {
    const priceCents = readPrice(first('sale_price'), currency, notes);
    if (priceCents >= full) return plain;
    const during = readPeriod(first('sale_price_effective_date'));
    if (!during) return { priceCents, crossCents: full, countDown: null };
    if (now.getTime() < during.startDate || now.getTime() > during.endDate) {
      notes.push('the sale price left out: it does not hold today');
      return plain;
    }
    notes.push(`on sale until ${new Date(during.endDate).toISOString()}: import it again then`);
    return { priceCents, crossCents: full, countDown: during };
  } catch (error) {
    notes.push(`the sale price left out: ${(error as Error).message}`);
    return plain;
  }
}

/** Two dates separated by a slash; null if not given. */
function readPeriod(text: string): Offer['countDown'] {
  if (!text) return null;
  const [startDate = NaN, endDate = NaN] = text.split('/').map((moment) => Date.parse(moment.trim()));
  if (Number.isNaN(startDate) || Number.isNaN(endDate)) throw new Error(`"${text.slice(0, 60)}" is no period`);
  return { startDate, endDate };
}
