import {
  CREDIT_NOTE_PATH,
  INVOICE_PATH,
  type Locale,
  NOTE_PARAMETER,
  orderParameters,
  SITE_HEADER,
} from '@shop/contracts';
import { callerKey } from '@shop/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { DocumentRenderer } from '../documents/DocumentRenderer.ts';
import { invoiceFile } from '../documents/invoiceWords.ts';
import { readDocumentBranding } from '../documents/readDocumentBranding.ts';
import { siteOf } from '../http/siteOf.ts';
import type { CallLimits } from '../limits/CallLimits.ts';
import { findOrder, findOrderLines } from '../order/orderRepository.ts';
import { HttpRefusal } from '../rpc/HttpRefusal.ts';
import { findVisitor } from '../session/findVisitor.ts';
import { readShop } from '../site/readShop.ts';
import { findCreditNotes } from './creditNotes.ts';
import { issueInvoice } from './issueInvoices.ts';
import { toCreditNoteDocument } from './toCreditNoteDocument.ts';
import { type InvoiceSource, toInvoiceDocument } from './toInvoiceDocument.ts';

interface Parts {
  config: Config;
  db: Database;
  limits: CallLimits;
  documents: DocumentRenderer;
}

interface InvoiceRoute {
  Querystring: Record<string, unknown>;
}

/**
 * Mounts `GET /services/profile/order/invoice?order&key`: the invoice of an order as a PDF to be saved, for its customer
 * or guest, and for whoever has the order's key. 404 for everyone else, and for an order that does not hold. The same for
 * credit notes, `GET /services/profile/order/credit-note?order&note&key`.
 */
export function registerInvoices(app: FastifyInstance, parts: Parts): void {
  const options = { config: { limit: 'document' } } as const;
  app.get<InvoiceRoute>(INVOICE_PATH, options, async (request, reply) => {
    const source = await findSource(parts, request, reply);
    if (!source) throw new HttpRefusal(404, 'no such invoice');
    const content = toInvoiceDocument(source);
    const bytes = await parts.documents.render(callerKey(request.ip), { kind: 'invoice', content });
    return sendPdf(reply, bytes, invoiceFile(content.locale, content.number));
  });
  app.get<InvoiceRoute>(CREDIT_NOTE_PATH, options, async (request, reply) => {
    const source = await findSource(parts, request, reply);
    const notes = source ? await findCreditNotes(parts.db, [source.order.id]) : [];
    const note = notes.find(({ id }) => id === request.query[NOTE_PARAMETER]);
    if (!source || !note) throw new HttpRefusal(404, 'no such credit note');
    const content = toCreditNoteDocument({ ...source, note, notes });
    const bytes = await parts.documents.render(callerKey(request.ip), { kind: 'invoice', content });
    return sendPdf(reply, bytes, invoiceFile(content.locale, content.number, true));
  });
}

/** The order that a request names, with its invoice; null where the visitor has no right to it, or there is none. */
async function findSource(
  { config, db, limits }: Parts,
  request: FastifyRequest<InvoiceRoute>,
  reply: FastifyReply,
): Promise<InvoiceSource | null> {
  const site = siteOf(request.headers[SITE_HEADER], config);
  const visitor = await findVisitor(request, reply, { db, site, config, limits });
  await limits.admitVisitor('document', visitor);
  const id = wordOf(request.query[orderParameters.id]) ?? '';
  const order = await findOrder({ db, site, visitor }, id, wordOf(request.query[orderParameters.key]));
  const issued = order && (await issueInvoice(db, order));
  if (!issued) return null;
  const shop = await readShop(db, config, site, order.locale as Locale);
  if (!shop) throw new Error(`Site ${site} has no general settings to make out an invoice with.`);
  return { order, lines: await findOrderLines(db, order.id), issued, shop, branding: await readDocumentBranding(site) };
}

const sendPdf = (reply: FastifyReply, bytes: Buffer, file: string): FastifyReply =>
  reply
    .type('application/pdf')
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex')
    .header('Content-Disposition', `attachment; filename="${file.replaceAll(' ', '-')}"`)
    .send(bytes);

/** A parameter that was given once. */
const wordOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
