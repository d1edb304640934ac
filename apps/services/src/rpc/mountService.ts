import { ACTION_HEADER, EVENT_HEADER, type Method, readArgs, type Service } from '@shop/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { createFieldSanitizer } from '../html/createFieldSanitizer.ts';
import { cachedSanitizeHtml } from '../html/cachedSanitizeHtml.ts';
import { limitUploads } from '../limits/limitUploads.ts';
import type { Call } from '../module.ts';
import { acceptsEmptyBody } from './acceptsEmptyBody.ts';
import { HttpRefusal } from './HttpRefusal.ts';
import { isAllowed } from './isAllowed.ts';
import type { MountedModule } from './mount.ts';
import { readBody } from './readBody.ts';
import { toResults } from './toResults.ts';

/** Creates the context that a method gets besides its arguments. */
export interface CallFactory {
  /** Rejects with an `HttpRefusal` where the visitor has made too many such calls. */
  createCall: (request: FastifyRequest, reply: FastifyReply, method: Method) => Promise<Omit<Call, 'emit'>>;
  /** Checks every reply against the contract; a violation is an internal error. */
  checkResults: boolean;
}

/** The one content type that is not parsed as JSON: gotsrpc servers accept msgpack by exactly this name. */
const MSGPACK = /^application\/msgpack\s*;\s*charset=utf-8\s*$/i;

/**
 * Mounts the implemented methods of a service, each at its path, with arguments and results as in its contract. HTML in
 * results is sanitised here, whoever wrote it.
 */
export function mountService(
  app: FastifyInstance,
  { service, implementation }: MountedModule,
  calls: CallFactory,
): void {
  for (const [name, method] of Object.entries((service as Service).methods)) {
    const handler = implementation[name];
    if (!handler) continue;
    const sanitize = createFieldSanitizer(z.object(method.results), cachedSanitizeHtml);
    const mayBeEmpty = acceptsEmptyBody(method);
    const admitted = new WeakMap<FastifyRequest, Omit<Call, 'emit'>>();
    // Before the body is read: who may not call does not make us take it in.
    const admit = async (request: FastifyRequest, reply: FastifyReply) => {
      const call = await calls.createCall(request, reply, method);
      refuseUnlessAllowed(call, method);
      admitted.set(request, call);
    };
    const uploads = method.limit === 'upload' ? limitUploads() : null;
    app.post(`${service.path}/${name}`, {
      ...(method.bodyLimit !== undefined && { bodyLimit: method.bodyLimit }),
      config: { limit: method.limit },
      onRequest: [acceptContentType, admit, ...(uploads ? [uploads.onRequest] : [])],
      ...(uploads && { preHandler: uploads.preHandler }),
      handler: async (request, reply) => {
        const call = admitted.get(request)!;
        const args = readCallArgs(method, request.body as Buffer | undefined, mayBeEmpty);
        const results = await handler({ ...call, emit: createEmit(reply) }, ...args);
        const safe = sanitize ? sanitize(results) : results;
        return reply
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(toResults(method, safe, calls.checkResults)));
      },
    });
  }
}

async function acceptContentType({ raw: { headers } }: FastifyRequest): Promise<void> {
  if (MSGPACK.test(headers['content-type'] ?? '')) throw new HttpRefusal(415, 'unsupported media type');
  // Fastify rejects invalid media types before any parser.
  headers['content-type'] = 'application/json';
}

function refuseUnlessAllowed({ visitor }: Pick<Call, 'visitor'>, { access }: Method): void {
  if (isAllowed(visitor, access)) return;
  throw visitor.customerId === null ? new HttpRefusal(401, 'not signed in') : new HttpRefusal(403, 'not allowed');
}

function readCallArgs(method: Method, body: Buffer | undefined, mayBeEmpty: boolean): unknown[] {
  const given = readBody(body, mayBeEmpty);
  const parsed = given && readArgs(method, given);
  if (!parsed?.ok) throw new HttpRefusal(400, 'could not load args');
  return parsed.args;
}

function createEmit(reply: FastifyReply): Call['emit'] {
  return (action, event) => {
    reply.header(ACTION_HEADER, action);
    if (event) reply.header(EVENT_HEADER, encodeURIComponent(JSON.stringify(event)));
  };
}
