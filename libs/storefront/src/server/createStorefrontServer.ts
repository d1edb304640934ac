import {
  answerBrokenRequest,
  closeConnections,
  limitBodyTime,
  requestTimeouts,
  trustedProxies,
} from '@shop/http-server';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { ServerEntry } from '../ssr/createServerEntry.tsx';
import { readClientManifest } from './clientManifest.ts';
import { createPageRenderer } from './createPageRenderer.ts';
import { followContent } from './followContent.ts';
import { createIndexing } from './indexing.ts';
import { isUpload } from './isUpload.ts';
import { PageCache } from './pageCache.ts';
import { createPicturePreviews } from './createPicturePreviews.ts';
import { limitRequests } from './limitRequests.ts';
import { PageLimits } from './PageLimits.ts';
import { registerCartForm } from './registerCartForm.ts';
import { registerProxy } from '@shop/http-server/proxy';
import { registerFiles } from './registerFiles.ts';
import { registerHeaders } from './registerHeaders.ts';
import { registerManifest } from './registerManifest.ts';
import { registerPages } from './registerPages.ts';
import { answerUnreadable, registerRefusals } from './registerRefusals.ts';
import { registerRobots } from './registerRobots.ts';
import { registerSitemap } from './registerSitemap.ts';
import type { ServerConfig } from './serverConfig.ts';
import { SignedInVisitors } from './SignedInVisitors.ts';
import { ServiceTransport } from './serviceTransport.ts';

export interface StorefrontServerOptions {
  config: ServerConfig;
  /** Sent to the services as `X-Shop-Site`. */
  site: string;
  /** The brand's server build. */
  entry: ServerEntry;
  /** Folder of the built client files. */
  clientFolder: string;
  /** Pause before the services are asked again whether the content has changed; without it only their replies say so. */
  followContentMs?: number;
  /** Milliseconds since 1970, for the caches. */
  now?: () => number;
  /** Takes the log instead of the standard output. */
  log?: FastifyBaseLogger;
}

/** The HTTP server of a storefront: pages, its own files, and the way to the services. Not yet listening. */
export async function createStorefrontServer(options: StorefrontServerOptions) {
  const { config, site, entry, clientFolder, followContentMs, now, log } = options;
  const app = Fastify({
    ...(log
      ? { loggerInstance: log }
      : { logger: config.LOG_LEVEL !== 'silent' && { level: config.LOG_LEVEL, name: `storefront-${site}` } }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.TRUST_PROXY) ?? false,
    ...requestTimeouts(config.REQUEST_TIMEOUT_MS),
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerUnreadable,
  });
  closeConnections(app);
  registerRefusals(app);
  registerHeaders(app);
  limitBodyTime(app, config.REQUEST_TIMEOUT_MS, ({ url }) => isUpload(url));
  const limits = new PageLimits(config.LIMIT_FACTOR, now);
  limitRequests(app, limits);
  const isIndexable = createIndexing(config.INDEXABLE_HOSTS ?? entry.indexableHosts);
  registerRobots(app, isIndexable);
  registerManifest(app, () => entry.manifest);

  app.get('/healthz', async (_request, reply) =>
    reply.type('text/plain').header('cache-control', 'no-store').send('ok\n'),
  );
  await registerProxy(app, { servicesUrl: config.SERVICES_URL, site });
  registerCartForm(app, { servicesUrl: config.SERVICES_URL, site });
  await registerFiles(app, clientFolder);

  const pages = new PageCache(now);
  const transport = new ServiceTransport({
    servicesUrl: config.SERVICES_URL,
    site,
    onContentChange: () => pages.invalidate(),
    ...(now && { now }),
  });
  if (followContentMs !== undefined) followContent(app, transport, followContentMs);
  const scripts = readClientManifest(clientFolder);
  const { render, scriptOrigins, starter } = entry;
  const previewOf = createPicturePreviews({ servicesUrl: config.SERVICES_URL, ...(now && { now }) });
  const rendering = { site, render, scriptOrigins, starter, transport, scripts, previewOf };
  const renderPage = createPageRenderer({ ...rendering, log: app.log });
  const shared = { isIndexable, pages: config.PAGE_CACHE === 'on' ? pages : null };
  registerSitemap(app, { ...shared, site, servicesUrl: config.SERVICES_URL });
  const signedIn = new SignedInVisitors({ site, transport, ...(now && { now }) });
  registerPages(app, { ...shared, limits, signedIn, renderPage });
  return app;
}
