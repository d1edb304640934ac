import { baseCss } from '@shop/ui-kit/global';
import { tokensToCss } from '@shop/ui-kit/theme';
import type { StorefrontTheme } from '../storefrontBrand';

/** What a brand's pages stand on, as one text, for Storybook: font faces, tokens, then the base styles. */
export function themeCss({ tokens, fonts }: StorefrontTheme): string {
  return fonts + tokensToCss(tokens) + baseCss;
}
