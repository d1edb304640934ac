import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerEntry } from '../ssr/createServerEntry.tsx';
import { createStorefrontServer } from './createStorefrontServer.ts';
import { readServerConfig } from './serverConfig.ts';

/** Serves a built storefront until it is told to stop; requests in flight are finished first. */
export async function startStorefront(options: { app: string; site: string; port: number }) {
  const config = readServerConfig(process.env, options.port);
  const folder = join(options.app, 'build');
  // React and its kin decide when they are loaded which of their two builds it is.
  process.env['NODE_ENV'] ??= 'production';
  const entry = (await import(pathToFileURL(join(folder, 'server/entry.server.js')).href)) as ServerEntry;
  const server = await createStorefrontServer({
    config,
    site: options.site,
    entry,
    clientFolder: join(folder, 'client'),
  });

  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), config.SHUTDOWN_TIMEOUT_MS).unref();
      void server.close().then(() => process.exit(0));
    });
  }
  const address = await server.listen({ port: config.PORT, host: config.HOST });
  server.log.info({ address }, 'storefront is open');
  return server;
}
