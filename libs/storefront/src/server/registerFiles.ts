import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ASSETS } from './assets.ts';
import { cacheControl } from './cacheControl.ts';

/** Forms of other files, made by the build. */
const COMPRESSED = /\.(?:br|gz)$/;

/** The type of scripts (RFC 9239). Modules are UTF-8 in any case, so it need not be said with each of them. */
const SCRIPT = 'text/javascript';

/** Serves the built files. The names of assets change with their content; those at the root, such as icons, do not. */
export async function registerFiles(app: FastifyInstance, clientFolder: string) {
  const roots = rootFiles(clientFolder);
  const kept = new Set(roots.map((name) => join(clientFolder, name)));
  await app.register(fastifyStatic, {
    // The server's are font files, which a brand may have none of.
    root: [join(clientFolder, 'assets'), join(clientFolder, '../server/assets')].filter((path) => existsSync(path)),
    prefix: ASSETS,
    preCompressed: true,
    cacheControl: false,
    // What never changes is not asked for again, nor in parts: each of these headers would travel with every file.
    lastModified: false,
    etag: false,
    acceptRanges: false,
    setHeaders: (response, path) =>
      void response.header(
        'cache-control',
        kept.has(path.replace(COMPRESSED, '')) ? cacheControl.day : cacheControl.immutable,
      ),
  });
  app.addHook('onSend', async ({ url }, reply) => {
    const isScript = url.startsWith(ASSETS) && url.endsWith('.js');
    if (isScript && reply.statusCode === 200) reply.header('content-type', SCRIPT);
  });
  for (const name of roots)
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, clientFolder, { etag: true }));
}

function rootFiles(clientFolder: string): string[] {
  return readdirSync(clientFolder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map(({ name }) => name);
}
