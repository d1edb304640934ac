import { SITE_HEADER } from '@shop/contracts';
import type { MethodLimit } from '@shop/limits';
import {
  answerBrokenRequest,
  closeConnections,
  limitBodyTime,
  requestId,
  requestTimeouts,
  trustedProxies,
} from '@shop/http-server';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { registerModerationEvents } from './community/moderation/registerModerationEvents.ts';
import type { Config } from './config.ts';
import { registerPersonalData } from './customer/personalData/registerPersonalData.ts';
import type { Database } from './db/database.ts';
import { acceptedLocale } from './http/acceptedLocale.ts';

import { createContentVersion } from './http/createContentVersion.ts';
import { refuseCrossSite } from './http/refuseCrossSite.ts';
import { registerHeaders } from './http/registerHeaders.ts';
import { registerContentVersion } from './http/registerContentVersion.ts';
import { registerHealth } from './http/registerHealth.ts';
import { registerQueryCount } from './http/registerQueryCount.ts';
import { answerUnreadable, registerRefusals } from './http/registerRefusals.ts';
import { registerRequestLog } from './http/registerRequestLog.ts';
import { siteOf } from './http/siteOf.ts';
import { registerImageRoutes } from './images/registerImageRoutes.ts';
import type { DocumentRenderer } from './documents/DocumentRenderer.ts';
import { registerInvoices } from './invoice/registerInvoices.ts';
import { CallLimits } from './limits/CallLimits.ts';
import { limitCalls } from './limits/limitCalls.ts';
import type { MailQueue } from './mail/MailQueue.ts';
import { registerMailbox } from './mail/registerMailbox.ts';
import { modules } from './modules.ts';
import { registerPaymentWebhooks } from './payment/registerPaymentWebhooks.ts';
import { registerPersonalizationImages } from './personalization/registerPersonalizationImages.ts';
import type { MountedModule } from './rpc/mount.ts';
import { type CallFactory, mountService } from './rpc/mountService.ts';
import { anonymousVisitor } from './session/anonymousVisitor.ts';
import { findVisitor } from './session/findVisitor.ts';
import { readContentVersion } from './site/contentVersion.ts';
import { registerSitemapRoutes } from './sitemap/registerSitemapRoutes.ts';
import { registerVoucherDocuments } from './voucher/registerVoucherDocuments.ts';
import { registerEmployeeRoutes } from './staff/registerEmployeeRoutes.ts';

const REQUEST_TIMEOUT_MS = 30_000;

export interface AppParts {
  config: Config;
  db: Database;
  mails: MailQueue;
  /** Whoever made it closes it after the app. */
  documents: DocumentRenderer;
  logger: Logger;
  /** What to mount; by default the whole shop. */
  services?: readonly MountedModule[];
  /** Milliseconds in which a request that is no upload must have arrived. */
  requestTimeoutMs?: number;
}

/** The services over HTTP, not listening yet. */
export function buildApp(parts: AppParts): FastifyInstance {
  const { config, db, mails, documents, logger, services = modules, requestTimeoutMs = REQUEST_TIMEOUT_MS } = parts;
  const app = Fastify({
    bodyLimit: config.BODY_LIMIT_BYTES,
    // Maximum length of ids in the contracts.
    routerOptions: { maxParamLength: 200 },
    trustProxy: trustedProxies(config.TRUST_PROXY) ?? false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: answerUnreadable,
    ...requestTimeouts(requestTimeoutMs),
    genReqId: (request) => requestId(request.headers['x-request-id']),
    // Requests on open connections are still answered while the server stops.
    return503OnClosing: false,
    rewriteUrl: (request) => toValidUrl(request.url ?? '/'),
  });
  readEveryBody(app);
  registerRequestLog(app, logger);
  // Before the headers, whose hook reads the content version.
  if (config.COUNT_QUERIES) registerQueryCount(app);
  registerHeaders(
    app,
    createContentVersion(() => readContentVersion(db), logger),
  );
  closeConnections(app);
  registerRefusals(app, logger);
  limitBodyTime(app, requestTimeoutMs, ({ routeOptions }) => routeOptions.config.limit === 'upload');
  refuseCrossSite(app, config.ALLOWED_ORIGINS);
  const limits = new CallLimits({ db, factor: config.LIMIT_FACTOR });
  limitCalls(app, limits);
  registerHealth(app, db);
  registerContentVersion(app);
  registerImageRoutes(app, { config, db, log: logger });
  registerPersonalizationImages(app, { config, db, limits });
  registerPersonalData(app, { config, db, limits, log: logger });
  registerInvoices(app, { config, db, limits, documents });
  registerVoucherDocuments(app, { config, db, limits, documents, log: logger });
  registerSitemapRoutes(app, { config, db });
  registerMailbox(app, config);
  registerModerationEvents(app, { config, db, limits, log: logger });
  registerEmployeeRoutes(app, { config, db, log: logger, limits });
  registerPaymentWebhooks(app, { config, db, mails, logger });
  const calls = createCalls({ config, db, mails, logger }, limits);
  for (const module of services) mountService(app, module, calls);
  return app;
}

/** Bodies arrive as bytes, whatever their content type: the protocol parses them itself. */
function readEveryBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** A path that cannot be decoded is answered like any unknown one. */
function toValidUrl(url: string): string {
  try {
    decodeURI(url.split('?', 1)[0]!);
    return url;
  } catch {
    return url.replaceAll('%', '%25');
  }
}

/**
 * Classes of methods that join a session which has just followed the request's, so that nothing is put into a session that
 * nobody has. Others tell nothing of the successor to an id that has ended.
 */
const joining: ReadonlySet<MethodLimit> = new Set<MethodLimit>(['write', 'contribution', 'upload']);

function createCalls({ config, db, mails, logger }: Omit<AppParts, 'documents'>, limits: CallLimits): CallFactory {
  return {
    checkResults: config.CHECK_RESULTS,
    createCall: async (request, reply, method) => {
      const receivedAt = new Date();
      const site = siteOf(request.headers[SITE_HEADER], config);
      const visitor = method.shared
        ? anonymousVisitor
        : await findVisitor(request, reply, { db, site, config, limits });
      if (joining.has(method.limit)) await visitor.joinSuccessor(method.joinsCustomer === true);
      await limits.admitVisitor(method.limit, visitor);
      const locale = acceptedLocale(request.headers['accept-language']);
      const log = logger.child({ requestId: request.id, traceId: request.traceId });
      return { config, db, mails, log, site, locale, visitor, receivedAt, ip: request.ip };
    },
  };
}
