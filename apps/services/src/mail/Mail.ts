/** A mail as it is queued: everything is said already, in the language of who gets it. */
export interface Mail {
  /** `Name <address>` of the shop. */
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}
