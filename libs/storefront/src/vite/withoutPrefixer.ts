import type { Plugin } from 'vite';

const STUB = '\0no-prefixer';

/**
 * Leaves out stylis' vendor prefixer. styled-components carries it along, but runs it only where
 * `enableVendorPrefixes` is set, which no browser of today needs.
 */
export function withoutPrefixer(): Plugin {
  return {
    name: 'without-prefixer',
    enforce: 'pre',
    resolveId: (source, importer) => (source.endsWith('/Prefixer.js') && importer?.includes('stylis') ? STUB : null),
    load: (id) => (id === STUB ? "export const prefix = () => '';" : null),
  };
}
