import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { CallLimits } from '../limits/CallLimits.ts';
import type { Visitor } from '../module.ts';
import { SessionVisitor } from './SessionVisitor.ts';
import { readSessionCookie } from './sessionCookie.ts';
import { sessionKey } from './sessionId.ts';
import { findSession } from './sessionRepository.ts';

export interface VisitorContext {
  db: Database;
  site: string;
  config: Config;
  /** Limits how many sessions are opened. */
  limits: CallLimits;
}

/**
 * The visitor of a request. The cookie of an expired session is not cleared: that could overwrite the cookie of a
 * sign-in in another tab.
 */
export async function findVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  context: VisitorContext,
): Promise<Visitor> {
  const secure = request.protocol === 'https';
  const id = readSessionCookie(request.headers.cookie, { site: context.site, secure });
  const key = id === null ? null : sessionKey(id);
  const stored = key && (await findSession(context.db, context.site, key, context.config));
  const setCookie = (cookie: string) => void reply.removeHeader('set-cookie').header('set-cookie', cookie);
  const userAgent = request.headers['user-agent'] ?? '';
  const around = { ...context, ip: request.ip, userAgent, secure, setCookie };
  return new SessionVisitor(around, stored ? { ...stored, key } : null, key);
}
