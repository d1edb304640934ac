import { lookCss } from '../app/lookCss';
import type { StorefrontLook } from '../storefrontBrand';

/** The head's part that is the same on every page of a brand: font files first, then faces, tokens and base styles. */
export function headStyles(look: StorefrontLook): string {
  const preloads = look.fonts.preload.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin/>`,
  );
  return `${preloads.join('')}<style>${lookCss(look)}</style>`;
}
