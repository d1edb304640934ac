/** `node apps/desk/src/server/main.ts`: serves the built desk until it is told to stop. */
import { join } from 'node:path';
import { readBrands } from '@shop/brands';
import { createDeskServer } from './createDeskServer.ts';
import { readDeskSettings } from './deskSettings.ts';
import { readDeskBuild } from './readDeskBuild.ts';

const settings = readDeskSettings(process.env);
const sites = readBrands().map(({ site, name, host }) => ({
  site,
  name,
  origin: settings.SITE_ORIGINS[site] ?? `https://${host}`,
}));
const build = await readDeskBuild(join(import.meta.dirname, '../../build'));
const server = await createDeskServer({ settings, sites, build });

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), settings.SHUTDOWN_TIMEOUT_MS).unref();
    void server.close().then(() => process.exit(0));
  });
}
const address = await server.listen({ port: settings.PORT, host: settings.HOST });
server.log.info({ address }, 'the desk is open');
