import { type Locale, PROFILE_APP, wishHash, wishListPath } from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import { findItemLinks } from '../../catalogue/itemLinks.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { question } from '../../db/schema/community.ts';
import { customer } from '../../db/schema/identity.ts';
import { mailChoice } from '../../db/schema/mailChoice.ts';
import type { Mail } from '../../mail/Mail.ts';
import type { BuyerMailOrder } from '../../mail/MailOrder.ts';
import { readMailSender } from '../../mail/readMailSender.ts';
import { shopMail } from '../../mail/shopMail.ts';
import { findAppPage } from '../../site/findAppPage.ts';
import { entryLine } from '../writing/entryText.ts';
import { wordsOfBuyerMail } from './wordsOfBuyerMail.ts';

/**
 * Writes the mail about a question to somebody who has bought what it is about, in their language, with a link that ends
 * such mails. Null where the question is no longer shown, or they no longer want to know.
 */
export async function writeBuyerMail(
  db: Database,
  config: Pick<Config, 'SITE_ORIGINS'>,
  { questionId, customerId }: BuyerMailOrder,
): Promise<Mail | null> {
  const [news] = await db
    .select({ asked: question, email: customer.email, locale: customer.locale, stopToken: mailChoice.stopToken })
    .from(question)
    .innerJoin(customer, and(eq(customer.id, customerId), eq(customer.site, question.site)))
    .innerJoin(
      mailChoice,
      and(eq(mailChoice.customerId, customer.id), eq(mailChoice.kind, 'questionAsked'), mailChoice.wanted),
    )
    .where(and(eq(question.id, questionId), eq(question.approved, true)));
  if (!news) return null;
  const { asked, email, stopToken } = news;
  const { site, referenceId } = asked;
  const locale = news.locale as Locale;
  const item = (await findItemLinks(db, site, locale, [referenceId])).get(referenceId);
  if (!item) return null;
  const sender = await readMailSender(db, config, site, locale);
  const { subject, heading, text, button, stop, footer } = wordsOfBuyerMail[locale];
  const title = entryLine(item.title);
  const page = sender.baseUrl + wishListPath(await findAppPage(db, site, locale, PROFILE_APP));
  return shopMail(sender, {
    ...{ locale, to: email, subject: subject(title), heading, text: text(title), quote: asked.question, footer },
    button: { label: button, url: `${sender.baseUrl}${item.url}#questions` },
    // The page that is open to everybody, and ends mails by a token.
    link: { label: stop, url: page + wishHash('stop', stopToken) },
  });
}
