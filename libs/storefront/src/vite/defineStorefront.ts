import { join } from 'node:path';
import { shopMessages } from '@shop/intl/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styledTemplates } from './styledTemplates.ts';
import { withoutMessageParser } from './withoutMessageParser.ts';
import { withoutPrefixer } from './withoutPrefixer.ts';
import { withoutPreloading } from './withoutPreloading.ts';

const workspace = join(import.meta.dirname, '../../../..');

/** Libraries every page needs: one file compresses better and costs one request. */
const vendor =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@reduxjs|redux|redux-thunk|reselect|immer|react-redux|use-sync-external-store|react-intl|@formatjs|intl-messageformat|styled-components|stylis|cookie|@emotion)[\\/]/;

/** Shared by so many parts that nearly every page needs it. */
const COMMON = 4;
/** Does not take along what its modules import. */
const alone = { includeDependenciesRecursively: false, priority: 1 };
const of = (lib: string, folders: string) => new RegExp(`[\\\\/]libs[\\\\/]${lib}[\\\\/]src[\\\\/](${folders})[\\\\/]`);
/**
 * What parts share travels in few files: each costs a request, and small ones compress badly. A group takes what its
 * modules import along, so the groups hold low layers only, or their modules alone.
 */
const chunkGroups = [
  { name: 'vendor', test: vendor, priority: 3 },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 2 },
  {
    name: 'shop',
    test: /[\\/]libs[\\/](brand|contracts|cms-renderer|intl|messages|service-client|session|ui-kit)[\\/]/,
    minShareCount: COMMON,
    priority: 1,
  },
  {
    name: 'page',
    test: /[\\/]libs[\\/](pages[\\/]src[\\/](page-head|not-found|shared[\\/](pageNumber|listingParameters)\.ts)|catalogue[\\/]src[\\/]listing-address)(?:[\\/]|$)/,
    ...alone,
  },
  { name: 'tiles', test: of('catalogue', 'product-tile|tile-slider'), ...alone },
  {
    name: 'elements',
    test: of('cms-elements', 'promo-banner|teaser|grid|block|rich-text|line|product-slider'),
    ...alone,
  },
];

/** Vite configuration of a storefront: a client and a server build. `app` is the app's folder. */
export function defineStorefront(app: string) {
  return defineConfig({
    root: app,
    appType: 'custom',
    optimizeDeps: { entries: ['app/entry.client.tsx'] },
    plugins: [
      styledTemplates(workspace),
      withoutPrefixer(),
      withoutPreloading(),
      react(),
      shopMessages({ workspace, app: join(app, 'app') }),
    ],
    resolve: { alias: [withoutMessageParser] },
    build: { assetsInlineLimit: 0, emptyOutDir: true },
    // The default export of styled-components is not a function under Node's ESM unless it is bundled.
    ssr: { noExternal: ['styled-components', /^@shop\//, /^@formatjs\//, 'react-intl', 'intl-messageformat'] },
    environments: {
      client: {
        // What asks whether it runs on a server, and does something there, is left out of the browser's code.
        define: { 'typeof document': '"object"' },
        build: {
          outDir: 'build/client',
          manifest: true,
          // The server preloads the scripts of the first page; lists of those of later pages would travel with every one.
          modulePreload: false,
          rolldownOptions: { input: 'app/entry.client.tsx', output: { codeSplitting: { groups: chunkGroups } } },
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
          rolldownOptions: { input: 'app/entry.server.tsx', output: { chunkFileNames: 'chunks/[name]-[hash].js' } },
        },
      },
    },
    builder: {},
  });
}
