import { SITE_HEADER, VOUCHER_DOCUMENT_PATH, VOUCHER_PARAMETER } from '@shop/contracts';
import { callerKey } from '@shop/limits';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { DocumentRenderer } from '../documents/DocumentRenderer.ts';
import { siteOf } from '../http/siteOf.ts';
import type { CallLimits } from '../limits/CallLimits.ts';
import { HttpRefusal } from '../rpc/HttpRefusal.ts';
import { findVisitor } from '../session/findVisitor.ts';
import { voucherDocument, voucherFile } from './voucherDocument.ts';
import { findVoucherOf } from './voucherRepository.ts';

interface Parts {
  config: Config;
  db: Database;
  limits: CallLimits;
  documents: DocumentRenderer;
}

interface VoucherRoute {
  Querystring: Record<string, unknown>;
}

/**
 * Mounts `GET /services/checkout/voucher/document?voucher`: a voucher as a PDF to be saved, for the customer or guest who
 * has it. 404 for everyone else, since it holds the code, and for one that was canceled.
 */
export function registerVoucherDocuments(app: FastifyInstance, { config, db, limits, documents }: Parts): void {
  app.get<VoucherRoute>(VOUCHER_DOCUMENT_PATH, { config: { limit: 'document' } }, async (request, reply) => {
    const site = siteOf(request.headers[SITE_HEADER], config);
    const visitor = await findVisitor(request, reply, { db, site, config, limits });
    await limits.admitVisitor('document', visitor);
    const owner = visitor.customerId ?? visitor.guestId;
    const id = request.query[VOUCHER_PARAMETER];
    const row = owner !== null && typeof id === 'string' ? await findVoucherOf(db, site, owner, id) : null;
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
