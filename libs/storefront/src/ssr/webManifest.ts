import type { BrandConfig } from '@shop/brand';
import type { StorefrontTheme } from '../storefrontBrand';

/** What a device shows of the shop that was put on its home screen. The pictures are those of `tools/brandIcons.ts`. */
export function webManifest({ name }: Pick<BrandConfig, 'name'>, theme: StorefrontTheme): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    // With the browser's way back, of which the shop has none of its own.
    display: 'minimal-ui',
    background_color: theme.tokens.color.surface,
    theme_color: themeColor(theme),
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  });
}

/** The colour of the browser's own bars: that of the header below them. */
export function themeColor({ tokens }: StorefrontTheme): string {
  return tokens.header.background;
}
