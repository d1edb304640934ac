import { APP_HEADER, SITE_HEADER } from '@shop/contracts';
import { redirectTarget } from '@shop/contracts/redirect-target';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { acceptedLocale } from '../http/acceptedLocale.ts';
import { sendText } from '../http/sendText.ts';
import { siteOf } from '../http/siteOf.ts';
import type { CallLimits } from '../limits/CallLimits.ts';
import { HttpRefusal } from '../rpc/HttpRefusal.ts';
import { logSecurityEvent } from '../security/logSecurityEvent.ts';
import { findVisitor } from '../session/findVisitor.ts';
import { siteOrigin } from '../site/siteOrigin.ts';
import { createEmployeeDirectory, DirectoryUnavailable } from './createEmployeeDirectory.ts';
import { clearedEmployeeCookie, employeeCookie, readEmployeeCookie } from './employeeCookie.ts';
import { type EmployeeProblem, employeeProblems } from './employeeProblems.ts';
import { employeeSettings } from './employeeSettings.ts';
import { insertSignIn } from './employeeSignIns.ts';
import { finishSignIn, type SignInOutcome } from './finishSignIn.ts';

const LOGIN = '/services/profile/employee/login';
const CALLBACK = '/services/profile/employee/callback';

/** Seconds after which the directory may answer again. */
const RETRY_AFTER_SECONDS = 30;

/** A link is followed once: asking for its headers alone must not use a sign-in up. */
const options = { exposeHeadRoute: false, config: { limit: 'signIn' } } as const;

interface EmployeeParts {
  config: Config;
  db: Database;
  log: Logger;
  limits: CallLimits;
}

/**
 * Mounts `GET /services/profile/employee/login?redirect`, which leads to the employees' directory, and `…/callback`, to
 * which it leads back. Without a directory in the settings, both are a 404.
 */
export function registerEmployeeRoutes(app: FastifyInstance, { config, db, log, limits }: EmployeeParts): void {
  const settings = employeeSettings(config);
  if (!settings) {
    for (const path of [LOGIN, CALLBACK]) app.get(path, options, (_, reply) => sendText(reply, 404, 'not found'));
    return;
  }
  const directory = createEmployeeDirectory(settings);

  /** The address of the callback as the directory knows it: of the desk, where its server asks, or of the storefront. */
  async function callbackOf({ headers }: FastifyRequest, site: string): Promise<string> {
    if (headers[APP_HEADER] !== 'desk') return (await siteOrigin(db, config, site)) + CALLBACK;
    if (!config.DESK_ORIGIN) throw new HttpRefusal(404, 'the desk has no origin');
    return `${config.DESK_ORIGIN}/${site}${CALLBACK}`;
  }

  app.get<{ Querystring: Record<string, unknown> }>(LOGIN, options, async (request, reply) => {
    const site = siteOf(request.headers[SITE_HEADER], config);
    const redirectUri = await callbackOf(request, site);
    try {
      const { url, checks } = await directory.begin(redirectUri);
      const token = await insertSignIn(db, site, { ...checks, redirect: ownPath(request.query['redirect']) });
      reply.header('Set-Cookie', employeeCookie(token, { site, secure: isSecure(request) }));
      return reply.redirect(url, 303);
    } catch (error) {
      return sendUnavailable(request, reply, log, error);
    }
  });

  app.get(CALLBACK, options, async (request, reply) => {
    const site = siteOf(request.headers[SITE_HEADER], config);
    const redirectUri = await callbackOf(request, site);
    const cookieScope = { site, secure: isSecure(request) };
    const visitor = await findVisitor(request, reply, { db, site, config, limits });
    const token = readEmployeeCookie(request.headers.cookie, cookieScope);
    const locale = acceptedLocale(request.headers['accept-language']);
    const given = { db, directory, settings, site, locale, visitor, token, redirectUri, query: queryOf(request) };
    try {
      const outcome = await finishSignIn(given);
      logOutcome(request, log, site, outcome);
      // After the session's cookie, which replaces others.
      reply.header('Set-Cookie', clearedEmployeeCookie(cookieScope));
      return outcome.problem ? sendProblem(request, reply, outcome.problem) : reply.redirect(outcome.redirect, 303);
    } catch (error) {
      return sendUnavailable(request, reply, log, error);
    }
  });
}

const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https';

const ownPath = (given: unknown) => (typeof given === 'string' && redirectTarget(given)) || '/';

function queryOf({ url }: FastifyRequest): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: EmployeeProblem): FastifyReply {
  const locale = acceptedLocale(request.headers['accept-language']);
  const { status, texts } = employeeProblems[problem];
  return sendText(reply.header('Content-Language', locale), status, texts[locale]);
}

/** A fault of the directory is none of ours, but its operator should hear of it. Others are thrown. */
function sendUnavailable(request: FastifyRequest, reply: FastifyReply, log: Logger, error: unknown): FastifyReply {
  if (!(error instanceof DirectoryUnavailable)) throw error;
  log.warn({ err: rootOf(error), requestId: request.id, traceId: request.traceId }, error.message);
  return sendProblem(request, reply.header('Retry-After', String(RETRY_AFTER_SECONDS)), 'unavailable');
}

function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

function logOutcome(request: FastifyRequest, log: Logger, site: string, outcome: SignInOutcome): void {
  const { id: requestId, traceId, ip } = request;
  const { who, account = null } = outcome;
  logSecurityEvent(log.child({ requestId, traceId }), {
    event: outcome.problem ? 'sign-in-failed' : 'sign-in',
    site,
    ip,
    account,
    path: CALLBACK,
    ...(who && { identifier: `${who.issuer} ${who.subject}` }),
    ...(outcome.problem && { reason: outcome.reason, status: employeeProblems[outcome.problem].status }),
  });
}
