import { defaultLocale, type Locale } from '@shop/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { contentNode } from '../db/schema/index.ts';
import type { Mail } from '../mail/Mail.ts';
import type { AccountMailKind, MailOrder } from '../mail/MailOrder.ts';
import { readMailSender } from '../mail/readMailSender.ts';
import { shopMail } from '../mail/shopMail.ts';
import { findAccount } from './accountRepository.ts';
import { issueToken, type TokenPurpose } from './accountTokens.ts';
import type { WordsOfShop } from './mails/AccountMailWords.ts';
import { de } from './mails/de.ts';
import { en } from './mails/en.ts';
import { fr } from './mails/fr.ts';
import { it } from './mails/it.ts';

const words: Record<Locale, WordsOfShop> = { de, fr, en, it };

/** The page with the forms that take the tokens. */
const LOGIN_APP = 'profile/login';

/** Parameter of the link for each token. */
const parameters: Record<TokenPurpose, string> = { recovery: 'resetToken', confirmation: 'confirmationToken' };

/** What the link of a mail leads to: a form that takes a token, the login, or the shop. */
const links: Record<AccountMailKind, TokenPurpose | 'login' | 'shop'> = {
  welcome: 'confirmation',
  confirmation: 'confirmation',
  recovery: 'recovery',
  locked: 'recovery',
  passwordReset: 'login',
  passwordChanged: 'login',
  emailChanged: 'shop',
  deleted: 'shop',
};

/** Writes a mail about an account, with a new token where it needs one. Null if there is no such account. */
export async function writeAccountMail(
  db: Database,
  config: Pick<Config, 'SITE_ORIGINS'>,
  { kind, site, locale, to }: MailOrder,
): Promise<Mail | null> {
  const sender = await readMailSender(db, config, site, locale);
  const path = await findPath(db, { kind, site, locale, to });
  if (path === null) return null;
  const { button, ...content } = words[locale](sender.name)[kind];
  return shopMail(sender, { ...content, locale, to, button: { label: button, url: sender.baseUrl + path } });
}

async function findPath(db: Database, { kind, site, locale, to }: MailOrder): Promise<string | null> {
  const link = links[kind];
  if (link === 'shop') return '/';
  const page = await findLoginPage(db, site, locale);
  if (link === 'login') return page;
  const account = await findAccount(db, site, to);
  if (!account?.passwordHash) return null;
  if (kind === 'confirmation' && account.confirmedAt) return null;
  return `${page}?${parameters[link]}=${await issueToken(db, account.id, link)}`;
}

async function findLoginPage(db: Database, site: string, locale: Locale): Promise<string> {
  const rows = await db
    .select({ locale: contentNode.locale, uri: contentNode.uri })
    .from(contentNode)
    .where(
      and(
        eq(contentNode.site, site),
        eq(contentNode.referenceId, LOGIN_APP),
        inArray(contentNode.locale, [locale, defaultLocale]),
      ),
    );
  const found = rows.find((row) => row.locale === locale) ?? rows[0];
  return found?.uri ?? '/';
}
