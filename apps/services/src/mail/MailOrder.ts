import type { Locale } from '@shop/contracts';

/** Mails about an account. */
export type AccountMailKind =
  'welcome' | 'confirmation' | 'recovery' | 'locked' | 'passwordReset' | 'passwordChanged' | 'emailChanged' | 'deleted';

/**
 * A mail to an account that is written when it is sent: the token of its link is made then, so that the queue holds
 * none. One to an address without an account is dropped, which takes the caller the same time.
 */
export interface MailOrder {
  kind: AccountMailKind;
  site: string;
  locale: Locale;
  to: string;
}
