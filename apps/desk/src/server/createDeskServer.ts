import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { answerBrokenRequest, STRICT_TRANSPORT_SECURITY, trustedProxies } from '@shop/http-server';
import { registerProxy } from '@shop/http-server/proxy';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { DeskSite } from '../DeskConfig.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { deskDocument } from './deskDocument.ts';
import type { DeskSettings } from './deskSettings.ts';
import type { DeskBuild } from './readDeskBuild.ts';

export interface DeskServerOptions {
  settings: DeskSettings;
  sites: readonly DeskSite[];
  build: DeskBuild;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * The HTTP server of the desk: its document and files, and under the name of each site the way to the services. Not yet
 * listening.
 */
export async function createDeskServer({ settings, sites, build }: DeskServerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: settings.LOG_LEVEL !== 'silent' && { level: settings.LOG_LEVEL, name: 'desk' },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(settings.TRUST_PROXY) ?? false,
    requestTimeout: settings.REQUEST_TIMEOUT_MS,
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: true,
  });
  setHeaders(app);
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send('ok\n'));
  for (const { site } of sites) {
    await registerProxy(app, { servicesUrl: settings.SERVICES_URL, site, prefix: `/${site}`, app: 'desk' });
  }
  app.get(build.sheet.address, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', IMMUTABLE).send(build.sheet.css),
  );
  await app.register(fastifyStatic, {
    root: join(build.clientFolder, 'assets'),
    prefix: '/assets/',
    cacheControl: false,
    setHeaders: (response) => void response.header('cache-control', IMMUTABLE),
  });
  const config = { sites, hasDirectory: settings.EMPLOYEE_ISSUER !== undefined };
  const document = deskDocument({ script: build.script, sheet: build.sheet.address, config });
  app.get('/*', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': contentSecurityPolicy })
      .send(document),
  );
  return app;
}

/** Set first, so that what knows better, such as the services, sets its own. */
function setHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ protocol }, reply) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'cross-origin-opener-policy': 'same-origin',
      ...(protocol === 'https' && { 'strict-transport-security': STRICT_TRANSPORT_SECURITY }),
    });
  });
}
