import { type Brand, readBrands } from '@shop/brands';
import { readSamples, type Samples } from '@shop/brands/samples';

export interface TestedBrand extends Brand, Samples {
  url: string;
  /** The same shop served from sources with React's development build, which reports hydration mismatches. */
  developmentUrl: string;
}

/** Every storefront of the workspace, with the samples of its demo content. */
export const brands: readonly TestedBrand[] = readBrands().map((brand) => {
  const name = brand.site.toUpperCase();
  return {
    ...brand,
    ...readSamples(brand),
    url: process.env[`${name}_URL`] ?? `http://127.0.0.1:${brand.port}`,
    developmentUrl: process.env[`${name}_DEV_URL`] ?? '',
  };
});

/** The account of the demo world (apps/services/demo/README.md). */
export const account = { email: 'kunde@example.com', password: 'Geschenk-2026' };

export const locales = ['de', 'fr', 'en', 'it'] as const;
