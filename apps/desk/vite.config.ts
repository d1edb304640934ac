import { join } from 'node:path';
import { wireTables } from '@shop/contracts/vite';
import { compiledIntl, shopMessages } from '@shop/intl/vite';
import { staticStyles } from '@shop/static-styles/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const folder = import.meta.dirname;
const workspace = join(folder, '../..');

/** A client build, and one for the server that knows the styles of all components: nothing else is rendered there. */
export default defineConfig({
  root: folder,
  appType: 'custom',
  plugins: [
    staticStyles({ workspace }),
    wireTables(),
    react(),
    shopMessages({ workspace, app: join(folder, 'src'), isWhole: true }),
  ],
  resolve: { alias: [compiledIntl] },
  build: { outDir: 'build', assetsInlineLimit: 0, emptyOutDir: true },
  ssr: { noExternal: [/^@shop\//] },
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        modulePreload: false,
        rolldownOptions: { input: { client: join(folder, 'src/main.tsx') } },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        ssr: true,
        rolldownOptions: {
          input: { server: join(folder, 'src/styles.ts') },
          output: { chunkFileNames: 'chunks/[name]-[hash].js' },
        },
      },
    },
  },
  builder: {},
});
