import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { wireTables } from '@shop/contracts/vite';
import { shopMessages } from '@shop/intl/vite';
import { staticStyles } from '@shop/static-styles/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { entryFiles } from '../entry/entryFiles.ts';
import { brandModules } from './brandModules.ts';
import { compressedAssets } from './compressedAssets.ts';
import { preloadableIds } from './preloadableIds.ts';
import { withoutMessageParser } from './withoutMessageParser.ts';

const workspace = join(import.meta.dirname, '../../../..');

/** Libraries every page needs: one file compresses better and costs one request. */
const vendor =
  /node_modules[\\/](react|react-dom|scheduler|@reduxjs|redux|redux-thunk|reselect|immer|react-redux|use-sync-external-store|react-intl|@formatjs|intl-messageformat)[\\/]/;

/** Shared by so many parts that nearly every page needs it. */
const COMMON = 4;

/** What forms are made of. Many parts have one, but it is opened by hand: no page needs this before. */
const OF_FORMS = /[\\/]libs[\\/](forms|validation|ui-kit[\\/]src[\\/]field)[\\/]/;
const low = libsOf('base', 'platform');

/**
 * What parts share travels in few files: each costs a request, and small ones compress badly. A group takes what its
 * modules import along, so that of the low layers has their modules, and that of the others its own alone.
 */
const chunkGroups = [
  { name: 'vendor', test: vendor, priority: 3 },
  { name: 'shop', test: (id: string) => low.test(id) && !OF_FORMS.test(id), minShareCount: COMMON, priority: 2 },
  {
    name: 'shared',
    test: libsOf('domain', 'feature'),
    minShareCount: COMMON,
    includeDependenciesRecursively: false,
    priority: 1,
  },
];

/** The modules of the libs in these layers, which their tags tell. */
function libsOf(...layers: readonly string[]): RegExp {
  const names = globSync('libs/*/package.json', { cwd: workspace }).filter((file) => {
    const { nx } = JSON.parse(readFileSync(join(workspace, file), 'utf8')) as { nx: { tags: string[] } };
    return layers.some((layer) => nx.tags.includes(`layer:${layer}`));
  });
  return new RegExp(`[\\\\/]libs[\\\\/](${names.map((file) => basename(dirname(file))).join('|')})[\\\\/]`);
}

/** Vite configuration of a storefront: a client and a server build. `folder` is the brand's. */
export function defineStorefront(folder: string) {
  return defineConfig({
    root: folder,
    appType: 'custom',
    // Style templates are compiled to what needs it, which no scan of the sources sees.
    optimizeDeps: { entries: [entryFiles.client], include: ['stylis'] },
    plugins: [
      preloadableIds(),
      staticStyles({ workspace }),
      wireTables(),
      react(),
      shopMessages({ workspace, app: folder }),
      compressedAssets(),
    ],
    resolve: { alias: [brandModules(folder), withoutMessageParser] },
    build: { outDir: 'build', assetsInlineLimit: 0, emptyOutDir: true },
    ssr: { noExternal: [/^@shop\//, /^@formatjs\//, 'react-intl', 'intl-messageformat'] },
    environments: {
      client: {
        // What asks whether it runs on a server, and does something there, is left out of the browser's code.
        define: { 'typeof document': '"object"' },
        build: {
          outDir: 'build/client',
          manifest: true,
          // The server preloads the scripts of the first page; lists of those of later pages would travel with every one.
          modulePreload: false,
          rolldownOptions: { input: { client: entryFiles.client }, output: { codeSplitting: { groups: chunkGroups } } },
        },
      },
      // The fonts are asked for by the head, which the server writes: their files come out of its build. Its assets are
      // served to everyone, so its code stands elsewhere.
      ssr: {
        build: {
          outDir: 'build/server',
          ssr: true,
          emitAssets: true,
          copyPublicDir: false,
          rolldownOptions: {
            input: { server: entryFiles.server },
            output: { chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        },
      },
    },
    builder: {},
  });
}
