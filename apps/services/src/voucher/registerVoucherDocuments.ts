import { orderDesk, SITE_HEADER, VOUCHER_DOCUMENT_PATH, VOUCHER_PARAMETER } from '@shop/contracts';
import { callerKey } from '@shop/limits';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { DocumentRenderer } from '../documents/DocumentRenderer.ts';
import { siteOf } from '../http/siteOf.ts';
import type { CallLimits } from '../limits/CallLimits.ts';
import type { Call } from '../module.ts';
import { HttpRefusal } from '../rpc/HttpRefusal.ts';
import { isAllowed } from '../rpc/isAllowed.ts';
import { findVisitor } from '../session/findVisitor.ts';
import { voucherDocument, voucherFile } from './voucherDocument.ts';
import { findVoucherOf, findVoucherToSend, type VoucherRow } from './voucherRepository.ts';

interface Parts {
  config: Config;
  db: Database;
  limits: CallLimits;
  documents: DocumentRenderer;
  log: Logger;
}

interface VoucherRoute {
  Querystring: Record<string, unknown>;
}

/**
 * Mounts `GET /services/checkout/voucher/document?voucher`: a voucher as a PDF to be saved, for the customer or guest who
 * has it, and for the staff as long as it has to be sent on paper, which the log tells. 404 for everyone else, since it
 * holds the code, and for one that was canceled.
 */
export function registerVoucherDocuments(app: FastifyInstance, { config, db, limits, documents, log }: Parts): void {
  app.get<VoucherRoute>(VOUCHER_DOCUMENT_PATH, { config: { limit: 'document' } }, async (request, reply) => {
    const site = siteOf(request.headers[SITE_HEADER], config);
    const visitor = await findVisitor(request, reply, { db, site, config, limits });
    await limits.admitVisitor('document', visitor);
    const id = request.query[VOUCHER_PARAMETER];
    const row = typeof id === 'string' ? await findReadable({ db, site, visitor, log }, id) : null;
    if (!row || row.canceledAt) throw new HttpRefusal(404, 'no such voucher');
    const content = await voucherDocument(db, config, row);
    const bytes = await documents.render(callerKey(request.ip), { kind: 'voucher', content });
    return reply
      .type('application/pdf')
      .header('Cache-Control', 'no-store')
      .header('X-Robots-Tag', 'noindex')
      .header('Content-Disposition', `attachment; filename="${voucherFile(content)}"`)
      .send(bytes);
  });
}

type Asking = Pick<Call, 'db' | 'site' | 'visitor' | 'log'>;

/** The voucher of an id, if the visitor has it, or sends it. */
async function findReadable({ db, site, visitor, log }: Asking, id: string): Promise<VoucherRow | null> {
  const owner = visitor.customerId ?? visitor.guestId;
  const own = owner === null ? null : await findVoucherOf(db, site, owner, id);
  if (own || !isAllowed(visitor, orderDesk.methods.GetOrder.access)) return own;
  const found = await findVoucherToSend(db, site, id);
  if (found) log.info({ voucher: id, staff: visitor.customerId }, 'voucher read by staff');
  return found;
}
