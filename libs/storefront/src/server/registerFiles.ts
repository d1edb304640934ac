import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { cacheControl } from './cacheControl.ts';

const ICON = 'favicon.svg';

/** Serves the built files. Their names change with their content; the icon's does not. */
export async function registerFiles(app: FastifyInstance, clientFolder: string) {
  await app.register(fastifyStatic, {
    root: [join(clientFolder, 'assets'), join(clientFolder, '../server/assets')],
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) =>
      void response.header('cache-control', path.endsWith(ICON) ? cacheControl.day : cacheControl.immutable),
  });
  if (existsSync(join(clientFolder, ICON))) {
    app.get(`/${ICON}`, (_request, reply) => reply.sendFile(ICON, clientFolder));
  }
}
