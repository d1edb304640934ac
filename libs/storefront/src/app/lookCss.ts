import { baseCss } from '@shop/ui-kit/global';
import { tokensToCss } from '@shop/ui-kit/theme';
import type { StorefrontLook } from '../storefrontBrand';

/** The base of a brand's pages: font faces, tokens, then the base styles. */
export function lookCss({ tokens, fonts }: StorefrontLook): string {
  return fonts.css + tokensToCss(tokens) + baseCss;
}
