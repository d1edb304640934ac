/** The links of mails about accounts: where they lead, and the tokens they carry. Free of zod, for server and browser. */

import { localePrefix } from './addresses.ts';
import type { Locale } from './constants.ts';

/** The app page with the forms of accounts (specification, section 2). */
export const LOGIN_APP = 'profile/login';

/** The app page of the profile area (specification, section 2). */
export const PROFILE_APP = 'profile/profile';

/** Query parameter of a link by what its token is for; that of a new password is the specification's (section 2). */
export const tokenParameters = { recovery: 'resetToken', confirmation: 'confirmationToken' } as const;
export type TokenPurpose = keyof typeof tokenParameters;

/** A token as it was issued: mail programs and trackers append what begins with a question mark. */
export const toToken = (given: string): string => given.split('?', 1)[0]!.trim();

/** The token in a query; '' for none. */
export function tokenIn(search: string, purpose: TokenPurpose): string {
  return toToken(new URLSearchParams(search).get(tokenParameters[purpose]) ?? '');
}

/** The query without the token, with its question mark, or empty. */
export function withoutToken(search: string, purpose: TokenPurpose): string {
  const query = new URLSearchParams(search);
  query.delete(tokenParameters[purpose]);
  return query.size ? `?${query.toString()}` : '';
}

/** Forms of accounts with a short address of their own, such as `/forgot`, which leads to the page of all forms. */
export const linkedForms = ['login', 'register', 'forgot'] as const;

/** The short address of a form in a language (specification, section 2). */
export const formPath = (form: string, locale: Locale): string => `${localePrefix(locale)}/${form}`;
