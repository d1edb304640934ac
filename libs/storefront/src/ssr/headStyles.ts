import { baseCss } from '@shop/ui-kit/global';
import { tokensToCss } from '@shop/ui-kit/theme';
import type { StorefrontLook } from '../storefrontBrand';

/** The head's part that is the same on every page of a brand: font files first, then faces, tokens and base styles. */
export function headStyles({ tokens, fonts }: StorefrontLook): string {
  const preloads = fonts.preload.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
  );
  return `${preloads.join('')}<style>${fonts.css}${tokensToCss(tokens)}${baseCss}</style>`;
}
