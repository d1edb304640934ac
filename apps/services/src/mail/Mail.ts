/** A file that comes with a mail. As text, since mails are stored as JSON. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
  encoding: 'base64';
}

/** A queued mail, complete and in the recipient's language. */
export interface Mail {
  /** Sender: `Name <address>` of the shop. */
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: MailAttachment[];
}
