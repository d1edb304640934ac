/** Run-time values of kinds of mails, apart from the others: only the customer's own page needs them. */

/** Mails that a customer may switch on or off, and whether they come to who has chosen nothing. */
export const mailDefaults = {
  questionAnswered: true,
  reviewCommented: true,
  /** Somebody asks about what the customer has bought. */
  questionAsked: false,
  /** Lower prices, and articles that are available again. */
  wishes: false,
} as const;
export type MailKind = keyof typeof mailDefaults;
