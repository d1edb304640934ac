import type { Country } from './entities/scalars.ts';

/** Whole postal codes of the countries the shops sell in, as people write them. */
export const postalCodeFormats: Record<Country, RegExp> = {
  CH: /^[1-9]\d{3}$/,
  DE: /^\d{5}$/,
  NL: /^[1-9]\d{3} ?[a-z]{2}$/i,
};
