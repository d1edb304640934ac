/* eslint-disable @nx/enforce-module-boundaries -- an ambient module cannot import by a relative path */
/** Modules of the brand that is built or tested: `brand.ts`, `fonts.ts` and `tokens.ts` of its folder. */
declare module 'virtual:shop-brand' {
  import type { StorefrontBrand } from '@shop/storefront';

  export const brand: StorefrontBrand;
}

declare module 'virtual:shop-fonts' {
  import type { StorefrontTheme } from '@shop/storefront';

  export const fontFaces: StorefrontTheme['fonts'];
}

declare module 'virtual:shop-tokens' {
  import type { Tokens } from '@shop/ui-kit/theme';

  export const tokens: Tokens;
}
