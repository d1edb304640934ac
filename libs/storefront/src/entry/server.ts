/** Entry point of the server's build. */
import { brand } from 'virtual:shop-brand';
import { fontFaces } from 'virtual:shop-fonts';
import { tokens } from 'virtual:shop-tokens';
import { createServerEntry } from '../ssr/createServerEntry';

export const { render, scriptOrigins, starter, indexableHosts, manifest, registry } = createServerEntry(brand, {
  tokens,
  fonts: fontFaces,
});
