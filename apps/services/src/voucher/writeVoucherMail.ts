import { type Locale, TIME_ZONE } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { shopOrder } from '../db/schema/order.ts';
import { voucher } from '../db/schema/voucher.ts';
import type { DocumentRenderer } from '../documents/DocumentRenderer.ts';
import type { Mail, MailAttachment } from '../mail/Mail.ts';
import type { VoucherMailOrder } from '../mail/MailOrder.ts';
import { readMailSender } from '../mail/readMailSender.ts';
import { shopMail } from '../mail/shopMail.ts';
import { findAppPage } from '../site/findAppPage.ts';
import { de } from './mails/de.ts';
import { en } from './mails/en.ts';
import { fr } from './mails/fr.ts';
import { it } from './mails/it.ts';
import type { VoucherMailWords } from './mails/VoucherMailWords.ts';
import { voucherCode } from './voucherCode.ts';
import { ACTIVATION_APP, voucherDocument, voucherFile } from './voucherDocument.ts';
import type { VoucherRow } from './voucherRepository.ts';

const words: Record<Locale, VoucherMailWords> = { de, fr, en, it };

/** What the mail is written with. */
interface VoucherMailParts {
  db: Database;
  config: Pick<Config, 'SITE_ORIGINS' | 'VOUCHER_SECRET'>;
  documents: DocumentRenderer;
}

/** The mails take turns with the visitors who ask for documents. */
const CALLER = 'mails';

/**
 * Writes the mail with a voucher to its buyer: motif, the giver's words, code, and all of it as a PDF to print. Null if the voucher or its order is gone,
 * or canceled meanwhile.
 */
export async function writeVoucherMail(
  { db, config, documents }: VoucherMailParts,
  { voucherId }: VoucherMailOrder,
): Promise<Mail | null> {
  const [found] = await db
    .select({ row: voucher, to: shopOrder.email })
    .from(voucher)
    .innerJoin(shopOrder, eq(shopOrder.id, voucher.orderId))
    .where(eq(voucher.id, voucherId));
  if (!found || found.row.canceledAt) return null;
  const { row, to } = found;
  const locale = row.locale as Locale;
  const sender = await readMailSender(db, config, row.site, locale);
  const own = words[locale];
  const isExperience = row.kind === 'experience';
  const money = new Intl.NumberFormat('de-CH', { style: 'currency', currency: row.currency });
  const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: TIME_ZONE });
  const path = isExperience ? await findAppPage(db, row.site, locale, ACTIVATION_APP) : row.url;
  return shopMail(sender, {
    locale,
    to,
    subject: own.subject(row.title, sender.name),
    heading: row.title,
    text: isExperience ? own.experience : own.value,
    ...(row.image && { picture: { url: `${sender.baseUrl}${row.image.url}`, text: row.title } }),
    quote: row.message,
    rows: [
      { label: own.code, value: voucherCode(row, config.VOUCHER_SECRET), isStrong: true },
      ...(isExperience ? [] : [{ label: own.worth, value: money.format(row.valueCents / 100) }]),
      { label: own.validUntil, value: day.format(row.validUntil) },
    ],
    button: { label: isExperience ? own.activate : own.shop, url: `${sender.baseUrl}${path}` },
    footer: own.footer,
    attachments: [await attachmentOf({ db, config, documents }, row)],
  });
}

async function attachmentOf({ db, config, documents }: VoucherMailParts, row: VoucherRow): Promise<MailAttachment> {
  const content = await voucherDocument(db, config, row);
  const bytes = await documents.render(CALLER, { kind: 'voucher', content });
  const filename = voucherFile(content);
  return { filename, contentType: 'application/pdf', content: bytes.toString('base64'), encoding: 'base64' };
}
