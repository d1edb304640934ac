/** A queued mail, complete and in the recipient's language. */
export interface Mail {
  /** Sender: `Name <address>` of the shop. */
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}
