import type { Locale } from '@shop/contracts';
import type { Mail, MailAttachment } from './Mail.ts';
import type { MailSender } from './readMailSender.ts';

export interface MailRow {
  label: string;
  value: string;
  isStrong?: boolean;
  /** Makes a link of the value. */
  url?: string;
}

export interface MailContent {
  locale: Locale;
  to: string;
  subject: string;
  heading: string;
  text: string;
  /** Above the text. */
  picture?: { url: string; text: string };
  /** Somebody's words below the text; none where empty. */
  quote?: string;
  /** A table below the text, such as the lines and sums of an order; strong rows stand out. */
  rows?: readonly MailRow[];
  button: { label: string; url: string };
  /** Below the button, such as a file. */
  link?: { label: string; url: string };
  /** Reason for this mail. */
  footer: string;
  attachments?: MailAttachment[];
}

/** A mail of the shop, as text and as equivalent HTML in the branding of its site. Everything is escaped. */
export async function shopMail(sender: MailSender, content: MailContent): Promise<Mail> {
  const { to, subject, heading, text, quote, rows = [], button, link, footer, attachments } = content;
  const table = rows.map(({ label, value, url }) => `${label}: ${url ?? value}`).join('\n');
  const { mailHtml } = await import('./mailHtml.ts');
  return {
    from: sender.from,
    to,
    subject,
    text: [
      ...[heading, text, quote && `«${quote}»`, table],
      ...[addressOf(button), link && addressOf(link), footer, sender.name],
    ]
      .filter(Boolean)
      .join('\n\n'),
    html: mailHtml(sender, content),
    ...(attachments && { attachments }),
  };
}

const addressOf = ({ label, url }: MailContent['button']) => `${label}: ${url}`;
