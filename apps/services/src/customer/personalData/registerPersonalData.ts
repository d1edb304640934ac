import { customer as contract, SITE_HEADER } from '@shop/contracts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { siteOf } from '../../http/siteOf.ts';
import { findAccountById } from '../../identity/accountRepository.ts';
import type { CallLimits } from '../../limits/CallLimits.ts';
import { HttpRefusal } from '../../rpc/HttpRefusal.ts';
import { isAllowed } from '../../rpc/isAllowed.ts';
import { logSecurityEvent } from '../../security/logSecurityEvent.ts';
import { findVisitor } from '../../session/findVisitor.ts';
import { customerIdOf } from '../customerIdOf.ts';
import { readPersonalData } from './readPersonalData.ts';

interface Parts {
  config: Config;
  db: Database;
  limits: CallLimits;
  log: Logger;
}

const PATH = `${contract.path}/export`;

/**
 * Mounts `GET /services/profile/customer/export`: all that the shop holds about the visitor as a JSON file to be saved.
 * For customers and guests, each their own; 401 for everyone else, 403 for a link on a foreign page.
 */
export function registerPersonalData(app: FastifyInstance, { config, db, limits, log }: Parts): void {
  app.get(PATH, { config: { limit: 'export', ownPagesOnly: true } }, async (request, reply) => {
    const site = siteOf(request.headers[SITE_HEADER], config);
    const visitor = await findVisitor(request, reply, { db, site, config, limits });
    const account = isAllowed(visitor, 'guest') ? await findAccountById(db, customerIdOf({ visitor })) : null;
    if (!account) throw new HttpRefusal(401, 'not signed in');
    await limits.admitVisitor('export', visitor);
    const exportedAt = new Date().toISOString();
    const data = { exportedAt, ...(await readPersonalData(db, account)) };
    logSecurityEvent(log, { event: 'data-exported', site, ip: request.ip, account: account.id });
    return reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Content-Disposition', `attachment; filename="${site}-${exportedAt.slice(0, 10)}.json"`)
      .send(JSON.stringify(data, null, 2));
  });
}
