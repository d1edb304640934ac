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

/** A mail of the shop, as text and as equivalent HTML. Everything is escaped. */
export function shopMail(sender: MailSender, content: MailContent): Mail {
  const { to, subject, heading, text, button, footer } = content;
  return {
    from: sender.from,
    to,
    subject,
    text: [heading, text, `${button.label}: ${button.url}`, footer, sender.name].join('\n\n'),
    html: toHtml(sender, content),
  };
}

function toHtml(
  { name, baseUrl }: MailSender,
  { locale, subject, heading, text, button, footer }: MailContent,
): string {
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f2ec;color:#2a2320;font:16px/1.5 Helvetica,Arial,sans-serif">
<table role="presentation" align="center" width="100%" style="max-width:560px;background:#fff;border-radius:12px"><tr><td style="padding:32px">
<p style="margin:0 0 24px"><a href="${escape(baseUrl)}" style="color:inherit;font-weight:bold;text-decoration:none">${escape(name)}</a></p>
<h1 style="margin:0 0 12px;font-size:24px;line-height:1.25">${escape(heading)}</h1>
<p style="margin:0 0 24px">${escape(text)}</p>
<p style="margin:0 0 32px"><a href="${escape(button.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#2a2320;color:#fff;text-decoration:none">${escape(button.label)}</a></p>
<p style="margin:0;font-size:13px;color:#6b625c">${escape(footer)}</p>
</td></tr></table>
</body>
</html>
`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!);
