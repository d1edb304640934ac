import { type Locale, LOGIN_APP, tokenParameters, type TokenPurpose } from '@shop/contracts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Mail } from '../mail/Mail.ts';
import type { AccountMailKind, AccountMailOrder } from '../mail/MailOrder.ts';
import { readMailSender } from '../mail/readMailSender.ts';
import { shopMail } from '../mail/shopMail.ts';
import { findAppPage } from '../site/findAppPage.ts';
import { findAccount } from './accountRepository.ts';
import { issueToken } from './accountTokens.ts';
import type { WordsOfShop } from './mails/AccountMailWords.ts';
import { de } from './mails/de.ts';
import { en } from './mails/en.ts';
import { fr } from './mails/fr.ts';
import { it } from './mails/it.ts';

const words: Record<Locale, WordsOfShop> = { de, fr, en, it };

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
  { kind, site, locale, to }: AccountMailOrder,
): Promise<Mail | null> {
  const sender = await readMailSender(db, config, site, locale);
  const target = await findTarget(db, { kind, site, locale, to });
  if (target === null) return null;
  const { button, ...content } = words[locale](sender.name)[kind];
  const url = sender.baseUrl + target.path;
  return shopMail(sender, { ...content, locale, to: target.to, button: { label: button, url } });
}

/** Where a mail leads, and its address: a token goes to the account's own, however it was written when it was asked for. */
async function findTarget(
  db: Database,
  { kind, site, locale, to }: AccountMailOrder,
): Promise<{ path: string; to: string } | null> {
  const link = links[kind];
  if (link === 'shop') return { path: '/', to };
  const page = await findAppPage(db, site, locale, LOGIN_APP);
  if (link === 'login') return { path: page, to };
  const account = await findAccount(db, site, to);
  if (!account?.passwordHash) return null;
  if (kind === 'confirmation' && account.confirmedAt) return null;
  const token = await issueToken(db, account.id, link);
  return { path: `${page}?${tokenParameters[link]}=${token}`, to: account.email };
}
