import type { CommunityMailKind } from '../../mail/MailOrder.ts';

/** The words of one mail. */
export interface CommunityMailWords {
  subject: string;
  heading: string;
  text: string;
  /** Label of the link to the item. */
  button: string;
  /** Why the mail came. */
  footer: string;
}

interface Subject {
  /** Name of the shop. */
  shop: string;
  /** Title of the item. */
  item: string;
  /** Who has answered or commented; empty if unknown. */
  author: string;
}

/** The words of all mails about entries in one language. */
export type WordsOfEntry = (subject: Subject) => Record<CommunityMailKind, CommunityMailWords>;
