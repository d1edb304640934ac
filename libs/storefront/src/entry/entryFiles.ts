import { join } from 'node:path';

/** Where the code of every storefront begins: absolute paths of the sources. */
export const entryFiles = {
  client: join(import.meta.dirname, 'client.ts'),
  server: join(import.meta.dirname, 'server.ts'),
} as const;
