import { type Locale, PROFILE_APP, wishHash, wishListPath } from '@shop/contracts';
import type { CartArticle } from '../../catalogue/cartArticles.ts';
import type { DatabaseOrTransaction } from '../../db/database.ts';
import { formatMoney } from '../../documents/formatAmount.ts';
import type { Mail } from '../../mail/Mail.ts';
import type { MailSender } from '../../mail/readMailSender.ts';
import { shopMail } from '../../mail/shopMail.ts';
import { findAppPage } from '../../site/findAppPage.ts';
import { wordsOfWishMail } from './wordsOfWishMail.ts';

interface WishMail {
  site: string;
  locale: Locale;
  to: string;
  /** Ends these mails. */
  stopToken: string;
  /** At least one article that is cheaper or available again; `beforeCents` is what it cost. */
  news: readonly { article: CartArticle; wasAvailable: boolean; beforeCents: number }[];
}

/** The mail about articles that somebody wishes for, with a link that ends such mails. */
export async function writeWishMail(
  db: DatabaseOrTransaction,
  sender: MailSender,
  { site, locale, to, stopToken, news }: WishMail,
): Promise<Mail> {
  const { subject, heading, text, isCheaper, isBack, button, stop, footer } = wordsOfWishMail[locale];
  const page = sender.baseUrl + wishListPath(await findAppPage(db, site, locale, PROFILE_APP));
  const [first] = news;
  return shopMail(sender, {
    locale,
    to,
    subject: subject(titleOf(first!.article), news.length - 1),
    heading,
    text,
    rows: news.map(({ article, wasAvailable, beforeCents }) => {
      const price = formatMoney(article.priceCents, article.currency);
      const value = wasAvailable ? isCheaper(price, formatMoney(beforeCents, article.currency)) : isBack(price);
      return { label: titleOf(article), value };
    }),
    button: { label: button, url: page },
    link: { label: stop, url: page + wishHash('stop', stopToken) },
    footer,
  });
}

const titleOf = ({ title, label }: CartArticle) => (label ? `${title}, ${label}` : title);
