import { type Brand, readBrands } from '@shop/brands';

/** The brands of this Storybook: all, or the one given by `STORYBOOK_BRAND`. Throws if it does not exist. */
export function shownBrands(): readonly Brand[] {
  const brands = readBrands();
  const site = process.env['STORYBOOK_BRAND'];
  if (!site) return brands;
  const one = brands.filter((brand) => brand.site === site);
  if (!one.length)
    throw new Error(`STORYBOOK_BRAND is ${brands.map((brand) => brand.site).join(' or ')}, not ${site}.`);
  return one;
}
