import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Brand } from '@shop/brands';
import Fastify from 'fastify';
import { createServer as createVite } from 'vite';
import { entryFiles } from '../entry/entryFiles.ts';
import type { RenderPage, ServerEntry } from '../ssr/createServerEntry.tsx';
import { createPageRenderer } from './createPageRenderer.ts';
import { createPicturePreviews } from './createPicturePreviews.ts';
import { createIndexing } from './indexing.ts';
import { leavingSignal } from './leavingSignal.ts';
import { registerProxy } from '@shop/http-server/proxy';
import { ORIGIN, readTarget } from './readTarget.ts';
import { registerManifest } from './registerManifest.ts';
import { registerRobots } from './registerRobots.ts';
import { registerSitemap } from './registerSitemap.ts';
import { sendPlainPage } from './sendPage.ts';
import { readServerConfig } from './serverConfig.ts';
import { ServiceTransport } from './serviceTransport.ts';
import { visitorOf } from './visitor.ts';

/** Between a storefront's port and the one its hot reloading uses. */
const HMR_PORT_OFFSET = 1000;
/** Hosts of the demo world. Nobody can own one (RFC 2606), so nobody's page can make a browser ask here by that name. */
const DEMO_HOSTS = '.example';
/** `Cache-Control` of modules that are kept: for longer than any test runs. */
const KEPT_MODULES = 'max-age=86400';

/** Serves a storefront from its sources, with hot reloading. Pages are rendered anew each time; nothing is cached. */
export async function startDevStorefront({ folder, site, port }: Pick<Brand, 'folder' | 'site' | 'port'>) {
  const config = readServerConfig(process.env, port);
  const vite = await createVite({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    server: {
      middlewareMode: true,
      hmr: { port: config.PORT + HMR_PORT_OFFSET },
      allowedHosts: [DEMO_HOSTS, ...(config.INDEXABLE_HOSTS ?? [])],
      ...(config.MODULES === 'kept' && { headers: { 'Cache-Control': KEPT_MODULES } }),
    },
  });
  const loadEntry = () => vite.ssrLoadModule(entryFiles.server) as Promise<ServerEntry>;
  const render: RenderPage = async (url, environment) => (await loadEntry()).render(url, environment);
  const isIndexable = createIndexing(config.INDEXABLE_HOSTS ?? (await loadEntry()).indexableHosts);

  const server = Fastify({
    logger: { level: config.LOG_LEVEL, name: `storefront-${site}` },
    serverFactory: (handle) =>
      createServer((request, response) => vite.middlewares(request, response, () => handle(request, response))),
  });
  await registerProxy(server, { servicesUrl: config.SERVICES_URL, site });
  registerRobots(server, isIndexable);
  registerManifest(server, async () => (await loadEntry()).manifest);
  registerSitemap(server, { servicesUrl: config.SERVICES_URL, site, isIndexable, pages: null });
  server.get('/healthz', async (_request, reply) => reply.send('ok\n'));
  const { scriptOrigins, starter } = await loadEntry();
  const entry = `/@fs${entryFiles.client}`;
  const renderPage = createPageRenderer({
    site,
    render,
    scriptOrigins,
    starter,
    transport: new ServiceTransport({ servicesUrl: config.SERVICES_URL, site, onContentChange: () => undefined }),
    scripts: { entry, sheet: '', scriptsOf: () => [entry] },
    previewOf: createPicturePreviews({ servicesUrl: config.SERVICES_URL }),
    log: server.log,
  });
  server.get('/*', async (request, reply) => {
    const target = readTarget(request.url);
    if (target.kind === 'refused') return sendPlainPage(reply, target.status);
    if (target.kind === 'moved') return reply.redirect(target.to, 301);
    const { path, search } = target;
    const leaving = leavingSignal(reply);
    const page = await renderPage(
      ORIGIN + path + search,
      visitorOf(request),
      'individual',
      isIndexable(request),
      leaving,
    );
    const html = (await page.body('identity')).toString();
    const location = page.headers['location'];
    if (location) return reply.redirect(location, page.status);
    return reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .send(await vite.transformIndexHtml(path, html));
  });
  await server.listen({ port: config.PORT, host: config.HOST });
}
