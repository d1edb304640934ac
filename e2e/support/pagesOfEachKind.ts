import type { TestedBrand } from './brands.ts';

/** Addresses of a page of each kind there is in a brand. */
export function pagesOfEachKind(brand: TestedBrand): string[] {
  const { measured, series, lists, recipes, community, guide, giftFinder, editorial } = brand;
  const addresses = [
    ...Object.values(measured),
    series,
    lists?.withLargeTiles,
    recipes?.list,
    recipes?.membersOnly,
    community?.series,
    guide?.german,
    giftFinder?.path,
    editorial?.people,
    editorial?.makers,
    editorial?.glossary,
    editorial?.index,
  ];
  return [...new Set(addresses.filter((address) => address !== undefined))];
}
