import { createServer } from 'node:http';
import { join } from 'node:path';
import Fastify from 'fastify';
import { createServer as createVite } from 'vite';
import type { RenderPage } from '../ssr/createServerEntry.tsx';
import { createPageRenderer } from './createPageRenderer.ts';
import { registerProxy } from './proxy.ts';
import { readServerConfig } from './serverConfig.ts';
import { ServiceTransport } from './serviceTransport.ts';
import { visitorOf } from './visitor.ts';

/** Between a storefront's port and the one its hot reloading uses. */
const HMR_PORT_OFFSET = 100;

/** Serves a storefront from its sources, with hot reloading. Pages are rendered anew each time; nothing is cached. */
export async function startDevStorefront({ app: root, site, port }: { app: string; site: string; port: number }) {
  const config = readServerConfig(process.env, port);
  const vite = await createVite({
    root,
    configFile: join(root, 'vite.config.ts'),
    server: { middlewareMode: true, hmr: { port: config.PORT + HMR_PORT_OFFSET } },
  });
  const render: RenderPage = async (url, environment) => {
    const entry = (await vite.ssrLoadModule('/app/entry.server.tsx')) as { render: RenderPage };
    return entry.render(url, environment);
  };

  const server = Fastify({
    logger: { level: config.LOG_LEVEL, name: `storefront-${site}` },
    serverFactory: (handle) =>
      createServer((request, response) => vite.middlewares(request, response, () => handle(request, response))),
  });
  await registerProxy(server, { servicesUrl: config.SERVICES_URL, site });
  server.get('/healthz', async (_request, reply) => reply.send('ok\n'));
  const renderPage = createPageRenderer({
    render,
    transport: new ServiceTransport({ servicesUrl: config.SERVICES_URL, site, onContentChange: () => undefined }),
    scripts: { entry: '/app/entry.client.tsx', chunksOf: () => [] },
    log: server.log,
  });
  server.get('/*', async (request, reply) => {
    const { pathname, search } = new URL(request.url, 'http://storefront');
    const page = await renderPage(`http://storefront${pathname}${search}`, visitorOf(request));
    const html = (await page.body('identity')).toString();
    const location = page.headers['location'];
    if (location) return reply.redirect(location, page.status);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .send(await vite.transformIndexHtml(pathname, html));
  });
  await server.listen({ port: config.PORT, host: config.HOST });
}
