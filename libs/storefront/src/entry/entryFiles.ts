import { join } from 'node:path';

/** Entry points of every storefront, as absolute paths of the sources. */
export const entryFiles = {
  client: join(import.meta.dirname, 'client.ts'),
  server: join(import.meta.dirname, 'server.ts'),
} as const;
