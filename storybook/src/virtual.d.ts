declare module 'virtual:shop-brands' {
  import type { StorefrontBrand, StorefrontTheme } from '@shop/storefront';

  /** The brands shown, in the order of their ports. */
  export const brands: readonly { site: string; brand: StorefrontBrand; theme: StorefrontTheme }[];
}
