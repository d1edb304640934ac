import type { Locale } from '@shop/contracts';
import { sql } from 'drizzle-orm';
import { type CartArticle, findArticles } from '../../catalogue/cartArticles.ts';
import type { Config } from '../../config.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Mail } from '../../mail/Mail.ts';
import type { MailQueue } from '../../mail/MailQueue.ts';
import { readMailSender } from '../../mail/readMailSender.ts';
import { writeWishMail } from './writeWishMail.ts';

/** Wishes per batch; the rest follows in the next round. */
const MAX_WISHES = 5000;

/** An article on somebody's list whose price or stock is no longer what was last known. */
interface Change extends Record<string, unknown> {
  sku: string;
  knownCents: number;
  wasAvailable: boolean;
  isAvailable: boolean;
  priceCents: number;
  email: string;
  locale: Locale;
  /** Null for customers who want no mails. */
  stopToken: string | null;
}

/**
 * Queues a mail for everyone who wants to know of lower prices and articles that are available again, and notes price and
 * stock, in one transaction, so that each change is told once. Compares them itself, so it does not matter who changed
 * them. Returns the number of mails.
 */
export async function queueWishMails(
  db: Database,
  mails: MailQueue,
  config: Pick<Config, 'SITE_ORIGINS'>,
  site: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    const changes = (await noteChanges(tx, site)).filter(isNews);
    const queued: Mail[] = [];
    for (const [locale, ofLocale] of Map.groupBy(changes, (change) => change.locale)) {
      const sender = await readMailSender(tx, config, site, locale);
      const articles = await findArticles(
        tx,
        site,
        locale,
        ofLocale.map(({ sku }) => sku),
      );
      for (const [stopToken, ofCustomer] of Map.groupBy(ofLocale, (change) => change.stopToken)) {
        const news = newsOf(ofCustomer, articles);
        if (!stopToken || news.length === 0) continue;
        const to = ofCustomer[0]!.email;
        queued.push(await writeWishMail(tx, sender, { site, locale, to, stopToken, news }));
      }
    }
    await mails.send(tx, queued);
    return queued.length;
  });
}

/** Notes price and stock of now. Another process that does so at the same time takes other wishes. */
async function noteChanges(tx: Transaction, site: string): Promise<Change[]> {
  const { rows } = await tx.execute<Change>(sql`
    with changed as (
      select w.list_id, w.sku, w.known_cents, w.was_available, k.price_cents,
        (k.stock is null or k.stock > 0) as is_available, c.email, c.locale, m.stop_token
      from wish_item w
      join wish_list l on l.id = w.list_id
      join sku k on k.site = l.site and k.sku = w.sku
      join customer c on c.id = l.customer_id
      left join mail_choice m on m.customer_id = c.id and m.kind = 'wishes' and m.wanted
      where l.site = ${site}
        and (w.known_cents <> k.price_cents or w.was_available <> (k.stock is null or k.stock > 0))
      order by w.list_id, w.sku limit ${MAX_WISHES} for update of w skip locked
    ), noted as (
      update wish_item w set known_cents = changed.price_cents, was_available = changed.is_available
      from changed where w.list_id = changed.list_id and w.sku = changed.sku
    )
    select sku, known_cents as "knownCents", was_available as "wasAvailable", is_available as "isAvailable",
      price_cents as "priceCents", email, locale, stop_token as "stopToken" from changed`);
  return rows;
}

/** A lower price of what is sold out is none. */
function isNews({ stopToken, isAvailable, wasAvailable, priceCents, knownCents }: Change): boolean {
  return stopToken !== null && isAvailable && (!wasAvailable || priceCents < knownCents);
}

/** Each article once, on however many lists it is. */
function newsOf(changes: readonly Change[], articles: ReadonlyMap<string, CartArticle>) {
  const bySku = new Map(changes.map((change) => [change.sku, change]));
  return [...bySku.values()].flatMap(({ sku, wasAvailable, knownCents }) => {
    const article = articles.get(sku);
    return article ? [{ article, wasAvailable, beforeCents: knownCents }] : [];
  });
}
