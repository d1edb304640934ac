/** Serves the built Storybook as it is, for the browser tests. */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';

const server = fastify();
// Each test run has a browser of its own, so nothing it keeps is ever stale.
await server.register(fastifyStatic, { root: join(import.meta.dirname, '../storybook/build'), maxAge: '1h' });
server.get('/healthz', () => ({ ok: true }));
await server.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
