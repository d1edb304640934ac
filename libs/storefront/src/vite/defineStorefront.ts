import { join } from 'node:path';
import { wireTables } from '@shop/contracts/vite';
import { compiledIntl, shopMessages } from '@shop/intl/vite';
import { staticStyles } from '@shop/static-styles/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { entryFiles } from '../entry/entryFiles.ts';
import { ENTRY_NAME } from '../entry/entryName.ts';
import { brandModules } from './brandModules.ts';
import { compressedAssets } from './compressedAssets.ts';
import { esmReact } from './esmReact.ts';
import { inlineRuntime } from './inlineRuntime.ts';
import { chunkGroups, pageChunks } from './pageChunks.ts';
import { partFiles } from './partFiles.ts';
import { preloadableIds } from './preloadableIds.ts';
import { shortStarter } from './shortStarter.ts';
import { stacklessErrors } from './stacklessErrors.ts';

const workspace = join(import.meta.dirname, '../../../..');

const SERVER_FOLDER = 'build/server';

const SCRIPT_NAME = 'assets/[name]-[hash:7].js';
/** Pages and scripts are full of these names, whose hashes cannot be compressed: 42 bits tell the versions of one file apart. */
const assetNames = {
  entryFileNames: SCRIPT_NAME,
  chunkFileNames: SCRIPT_NAME,
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** Vite configuration of a storefront: a client and a server build. `folder` is the brand's. */
export function defineStorefront(folder: string) {
  return defineConfig({
    root: folder,
    appType: 'custom',
    // Style templates are compiled to what needs it, which no scan of the sources sees.
    optimizeDeps: { entries: [entryFiles.client], include: ['stylis'] },
    plugins: [
      esmReact(import.meta.filename),
      stacklessErrors(),
      pageChunks(),
      preloadableIds(),
      partFiles(),
      shortStarter(),
      staticStyles({ workspace }),
      inlineRuntime(),
      wireTables(),
      react(),
      shopMessages({ workspace, app: folder }),
      compressedAssets(),
    ],
    resolve: { alias: [brandModules(folder), compiledIntl] },
    build: { outDir: 'build', assetsInlineLimit: 0, emptyOutDir: true },
    ssr: { noExternal: [/^@shop\//] },
    environments: {
      client: {
        // What asks whether it runs on a server, and does something there, is left out of the browser's code.
        define: { 'typeof document': '"object"' },
        build: {
          outDir: 'build/client',
          manifest: true,
          // The server preloads the scripts of the first page; lists of those of later pages would travel with every one.
          modulePreload: false,
          rolldownOptions: {
            input: { [ENTRY_NAME]: entryFiles.client },
            output: { ...assetNames, codeSplitting: { groups: chunkGroups(folder, SERVER_FOLDER) } },
          },
        },
      },
      // The fonts are asked for by the head, which the server writes: their files come out of its build. Its assets are
      // served to everyone, so its code stands elsewhere.
      ssr: {
        build: {
          outDir: SERVER_FOLDER,
          ssr: true,
          emitAssets: true,
          copyPublicDir: false,
          rolldownOptions: {
            input: { server: entryFiles.server },
            output: { ...assetNames, entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        },
      },
    },
    builder: {},
  });
}
