declare module 'virtual:shop-brands' {
  import type { StorefrontBrand, StorefrontLook } from '@shop/storefront';

  /** The brands shown, in the order of their ports. */
  export const brands: readonly { site: string; brand: StorefrontBrand; look: StorefrontLook }[];
}
