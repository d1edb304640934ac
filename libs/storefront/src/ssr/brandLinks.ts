import { MANIFEST_PATH } from '../manifestPath';
import type { StorefrontTheme } from '../storefrontBrand';
import { themeColor } from './webManifest';

/** The head's part that tells browsers and devices how the brand looks outside its pages. */
export function brandLinks(theme: StorefrontTheme): string {
  return (
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>' +
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>' +
    `<link rel="manifest" href="${MANIFEST_PATH}"/>` +
    `<meta name="theme-color" content="${themeColor(theme)}"/>`
  );
}
