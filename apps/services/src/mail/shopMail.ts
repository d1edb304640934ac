import type { Locale } from '@shop/contracts';
import type { Mail } from './Mail.ts';
import type { MailSender } from './readMailSender.ts';

export interface MailContent {
  locale: Locale;
  to: string;
  subject: string;
  heading: string;
  text: string;
  button: { label: string; url: string };
  /** Reason for this mail. */
  footer: string;
}

/** A mail of the shop, as text and as equivalent HTML in the look of its brand. Everything is escaped. */
export async function shopMail(sender: MailSender, content: MailContent): Promise<Mail> {
  const { to, subject, heading, text, button, footer } = content;
  const { mailHtml } = await import('./mailHtml.ts');
  return {
    from: sender.from,
    to,
    subject,
    text: [heading, text, `${button.label}: ${button.url}`, footer, sender.name].join('\n\n'),
    html: mailHtml(sender, content),
  };
}
