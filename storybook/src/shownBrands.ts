import { type Brand, readBrands } from '@shop/brands';

/** The brands of this Storybook: all, or the one whose site `STORYBOOK_BRAND` names. Throws where there is no such one. */
export function shownBrands(): readonly Brand[] {
  const brands = readBrands();
  const site = process.env['STORYBOOK_BRAND'];
  if (!site) return brands;
  const one = brands.filter((brand) => brand.site === site);
  if (!one.length)
    throw new Error(`STORYBOOK_BRAND is ${brands.map((brand) => brand.site).join(' or ')}, not ${site}.`);
  return one;
}
