import type { AccountMailKind } from '../../mail/MailOrder.ts';

/** The words of one mail. */
export interface AccountMailWords {
  subject: string;
  heading: string;
  text: string;
  /** Label of the link. */
  button: string;
  /** Why the mail came, and what to do if it should not have. */
  footer: string;
}

/** The words of all mails about accounts in one language, for the shop of this name. */
export type WordsOfShop = (shop: string) => Record<AccountMailKind, AccountMailWords>;
