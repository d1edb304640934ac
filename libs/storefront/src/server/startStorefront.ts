import { join } from 'node:path';
import type { Brand } from '@shop/brands';
import { loadServerBuild } from '@shop/static-styles/server';
import type { ServerEntry } from '../ssr/createServerEntry.tsx';
import { createStorefrontServer } from './createStorefrontServer.ts';
import { readServerConfig } from './serverConfig.ts';

/** Pages follow a change within a second. */
const FOLLOW_CONTENT_MS = 500;

/** Serves a built storefront until it is told to stop; requests in flight are finished first. */
export async function startStorefront({ folder, site, port }: Pick<Brand, 'folder' | 'site' | 'port'>) {
  const config = readServerConfig(process.env, port);
  const build = join(folder, 'build');
  // React and its kin decide when they are loaded which of their two builds it is.
  process.env['NODE_ENV'] ??= 'production';
  const entry = await loadServerBuild<ServerEntry>(join(build, 'server'));
  const server = await createStorefrontServer({
    config,
    site,
    entry,
    clientFolder: join(build, 'client'),
    followContentMs: FOLLOW_CONTENT_MS,
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
