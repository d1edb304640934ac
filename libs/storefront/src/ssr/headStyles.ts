import { compactCss } from '@shop/static-styles';
import { themeCss } from '../app/themeCss';
import type { StorefrontTheme } from '../storefrontBrand';

/**
 * The head's part that is the same on every page of a brand: font faces, tokens and base styles. The files of fonts are not
 * preloaded: on a slow line they would come with the largest picture, which they delay, and be needed no sooner.
 */
export const headStyles = (theme: StorefrontTheme): string => `<style>${compactCss(themeCss(theme))}</style>`;
