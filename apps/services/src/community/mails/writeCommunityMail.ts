import type { Locale } from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import { findItemLinks } from '../../catalogue/itemLinks.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { answer, question, review, reviewComment } from '../../db/schema/community.ts';
import { customer } from '../../db/schema/identity.ts';
import type { Mail } from '../../mail/Mail.ts';
import { findMailChoices } from '../../mail/mailChoices.ts';
import type { CommunityMailKind, CommunityMailOrder } from '../../mail/MailOrder.ts';
import { readMailSender } from '../../mail/readMailSender.ts';
import { shopMail } from '../../mail/shopMail.ts';
import { entryLine } from '../writing/entryText.ts';
import type { WordsOfEntry } from './CommunityMailWords.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

const words: Record<Locale, WordsOfEntry> = { de, fr, en, it };

/** Section of the item's page where the entry is. */
const sections: Record<CommunityMailKind, string> = { questionAnswered: 'questions', reviewCommented: 'reviews' };

interface News {
  site: string;
  referenceId: string;
  /** Who has answered or commented. */
  author: string;
  authorId: string | null;
  to: { id: string; email: string; locale: string };
}

/**
 * Writes the mail about an answer or a comment, in its reader's language. Null if the entry or its reader are gone, if
 * they are not shown, for a comment on one's own review, and if the reader does not want such mails.
 */
export async function writeCommunityMail(
  db: Database,
  config: Pick<Config, 'SITE_ORIGINS'>,
  { kind, entryId }: CommunityMailOrder,
): Promise<Mail | null> {
  const news = kind === 'questionAnswered' ? await findAnswer(db, entryId) : await findComment(db, entryId);
  if (!news || news.authorId === news.to.id) return null;
  if (!(await findMailChoices(db, news.to.id))[kind]) return null;
  const locale = news.to.locale as Locale;
  const item = (await findItemLinks(db, news.site, locale, [news.referenceId])).get(news.referenceId);
  if (!item) return null;
  const sender = await readMailSender(db, config, news.site, locale);
  const { button, ...content } = words[locale]({ shop: sender.name, item: entryLine(item.title), author: news.author })[
    kind
  ];
  const url = `${sender.baseUrl}${item.url}#${sections[kind]}`;
  return shopMail(sender, { ...content, locale, to: news.to.email, button: { label: button, url } });
}

const reader = { id: customer.id, email: customer.email, locale: customer.locale };

async function findAnswer(db: Database, id: string): Promise<News | undefined> {
  const { site, referenceId } = question;
  const [row] = await db
    .select({ site, referenceId, author: answer.authorAlias, to: reader })
    .from(answer)
    .innerJoin(question, eq(question.id, answer.questionId))
    .innerJoin(customer, eq(customer.id, question.customerId))
    .where(and(eq(answer.id, id), eq(question.approved, true)));
  return row && { ...row, authorId: null };
}

async function findComment(db: Database, id: string): Promise<News | undefined> {
  const { site, referenceId } = review;
  const [row] = await db
    .select({ site, referenceId, author: reviewComment.authorAlias, authorId: reviewComment.customerId, to: reader })
    .from(reviewComment)
    .innerJoin(review, eq(review.id, reviewComment.reviewId))
    .innerJoin(customer, eq(customer.id, review.customerId))
    .where(and(eq(reviewComment.id, id), eq(reviewComment.approved, true), eq(review.approved, true)));
  return row;
}
