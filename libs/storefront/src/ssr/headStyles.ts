import { compactCss } from '@shop/static-styles';
import { themeCss } from '../app/themeCss';
import type { StorefrontTheme } from '../storefrontBrand';

/** The head's part that is the same on every page of a brand: font files first, then faces, tokens and base styles. */
export function headStyles(theme: StorefrontTheme): string {
  const preloads = theme.fonts.preload.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin/>`,
  );
  return `${preloads.join('')}<style>${compactCss(themeCss(theme))}</style>`;
}
