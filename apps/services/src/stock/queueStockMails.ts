import type { Locale } from '@shop/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { findArticles } from '../catalogue/cartArticles.ts';
import type { Config } from '../config.ts';
import type { Database, Transaction } from '../db/database.ts';
import { stockNotification } from '../db/schema/index.ts';
import type { Mail } from '../mail/Mail.ts';
import type { MailQueue } from '../mail/MailQueue.ts';
import { readMailSender } from '../mail/readMailSender.ts';
import { backInStockMail } from './backInStockMail.ts';

/** Notifications per batch; the rest follows in the next round. */
const MAX_MAILS = 5000;

/**
 * Queues a mail for everyone waiting for an available article, and deletes their requests, in one transaction. Checks
 * the stock itself, so it does not matter who changed it. Returns the number of mails.
 */
export async function queueStockMails(
  db: Database,
  mails: MailQueue,
  config: Pick<Config, 'SITE_ORIGINS'>,
  site: string,
): Promise<number> {
  return db.transaction((tx) => queueWithin(tx, mails, config, site));
}

async function queueWithin(
  tx: Transaction,
  mails: MailQueue,
  config: Pick<Config, 'SITE_ORIGINS'>,
  site: string,
): Promise<number> {
  const waiting = await tx
    .delete(stockNotification)
    .where(
      and(
        eq(stockNotification.site, site),
        sql`${stockNotification.id} in (
          select n.id from stock_notification n join sku k on k.site = n.site and k.sku = n.sku
          where n.site = ${site} and (k.stock is null or k.stock > 0) limit ${MAX_MAILS})`,
      ),
    )
    .returning();
  const byLocale = Map.groupBy(waiting, ({ locale }) => locale as Locale);
  const queued: Mail[] = [];
  for (const [locale, notifications] of byLocale) {
    const sender = await readMailSender(tx, config, site, locale);
    const articles = await findArticles(
      tx,
      site,
      locale,
      notifications.map(({ sku }) => sku),
    );
    for (const { sku, email } of notifications) {
      const article = articles.get(sku);
      if (article) queued.push(await backInStockMail(sender, locale, email, article));
    }
  }
  await mails.send(tx, queued);
  return queued.length;
}
