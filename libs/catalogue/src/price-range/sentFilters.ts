import { withPriceFilter } from '@shop/contracts/price-range';
import { type ChosenFilters, chosenFilters } from '../listing-address/listingAddress';

/** The filters that a form of facets sends. */
export function sentFilters(form: HTMLFormElement): ChosenFilters {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return chosenFilters(withPriceFilter(`?${new URLSearchParams(fields).toString()}`));
}
