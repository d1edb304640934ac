import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { APP_HEADER, SITE_HEADER } from '@shop/contracts/constants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { traceHeaders } from './traceHeaders.ts';

interface ProxyOptions {
  servicesUrl: string;
  /** Sent as `X-Shop-Site`. */
  site: string;
  /** What stands before `/services` and `/images` in the addresses that browsers ask for; nothing by default. */
  prefix?: string;
  /** Sent as `X-Shop-App`; nothing by default. */
  app?: 'desk';
}

type Asker = Pick<FastifyRequest, 'ip' | 'protocol' | 'host'>;
type Headers = Parameters<
  NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['rewriteRequestHeaders']>
>[1];

/** Milliseconds without a sign of life after which the services count as gone. */
const TIMEOUT_MS = 30_000;
/** What belongs to the visitor's connection and not to ours, beside what the proxy drops itself; and what is ours to say. */
const dropped = ['expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', APP_HEADER];

/** Passes service calls and pictures on, so that a browser sees one origin. */
export async function registerProxy(app: FastifyInstance, options: ProxyOptions) {
  const { servicesUrl, site, prefix: before = '', app: name } = options;
  const contentTypes = new WeakMap<object, string>();

  /** The site and who asks are ours to say, not the visitor's. */
  const rewriteRequestHeaders = (request: Asker, headers: Headers): Headers => ({
    ...Object.fromEntries(Object.entries(headers).filter(([header]) => !dropped.includes(header))),
    ...(contentTypes.has(request) && { 'content-type': contentTypes.get(request) }),
    ...(name && { [APP_HEADER]: name }),
    [SITE_HEADER]: site,
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  });

  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const { headers } = request.raw;
      // The services set their own where they answer.
      void reply.headers(traceHeaders(headers));
      // What a body is, and whether they want it, is for the services to say: here it is a stream of bytes.
      if (headers['content-type'] !== undefined) contentTypes.set(request, headers['content-type']);
      delete headers['content-type'];
    });
    for (const prefix of ['/services', '/images']) {
      await scope.register(proxy, {
        upstream: servicesUrl,
        prefix: before + prefix,
        rewritePrefix: prefix,
        disableRequestLogging: true,
        undici: {
          headersTimeout: TIMEOUT_MS,
          bodyTimeout: TIMEOUT_MS,
          // The proxy's own default is to believe any certificate.
          connect: { rejectUnauthorized: true },
        },
        replyOptions: {
          rewriteRequestHeaders,
          // A 503 is passed on: asking again at once, as the proxy would, makes an overload worse.
          retryDelay: () => null,
          onError: (reply) => {
            void reply
              .code(503)
              .type('text/plain; charset=utf-8')
              .headers({ 'cache-control': 'no-store', 'retry-after': '2' })
              .send('services unavailable\n');
          },
        },
      });
    }
  });
}
