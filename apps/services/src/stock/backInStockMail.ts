import type { Locale } from '@shop/contracts';
import type { CartArticle } from '../catalogue/cartArticles.ts';
import type { Mail } from '../mail/Mail.ts';
import type { MailSender } from '../mail/readMailSender.ts';
import { shopMail } from '../mail/shopMail.ts';

type Words = Record<'subject' | 'heading' | 'text' | 'button' | 'footer', (title: string) => string>;

const words: Record<Locale, Words> = {
  de: {
    subject: (title) => `${title} ist wieder da`,
    heading: () => 'Wieder an Lager',
    text: (title) =>
      `Du wolltest wissen, wann es «${title}» wieder gibt: jetzt. Wie lange der Vorrat reicht, wissen wir nicht.`,
    button: () => 'Ansehen und bestellen',
    footer: () => 'Das war die Nachricht, um die du gebeten hast. Es folgt keine weitere.',
  },
  fr: {
    subject: (title) => `${title} est de retour`,
    heading: () => 'De nouveau en stock',
    text: (title) =>
      `Tu voulais savoir quand «\u00a0${title}\u00a0» serait de nouveau disponible\u00a0: c’est maintenant. Nous ne savons pas combien de temps le stock durera.`,
    button: () => 'Voir et commander',
    footer: () => 'C’était le message que tu avais demandé. Il n’y en aura pas d’autre.',
  },
  en: {
    subject: (title) => `${title} is back`,
    heading: () => 'Back in stock',
    text: (title) =>
      `You wanted to know when “${title}” is available again: it is now. How long it will last, we cannot say.`,
    button: () => 'See and order',
    footer: () => 'This was the message you asked for. There will be no other.',
  },
  it: {
    subject: (title) => `${title} è di nuovo disponibile`,
    heading: () => 'Di nuovo in magazzino',
    text: (title) =>
      `Volevi sapere quando «${title}» sarebbe tornato disponibile: lo è adesso. Quanto durerà la scorta, non lo sappiamo.`,
    button: () => 'Guarda e ordina',
    footer: () => 'Questo era il messaggio che avevi chiesto. Non ne seguiranno altri.',
  },
};

/** The mail that an article is available again. */
export function backInStockMail(sender: MailSender, locale: Locale, to: string, article: CartArticle): Promise<Mail> {
  const { subject, heading, text, button, footer } = words[locale];
  const title = article.label ? `${article.title}, ${article.label}` : article.title;
  return shopMail(sender, {
    to,
    subject: subject(title),
    heading: heading(title),
    text: text(title),
    button: { label: button(title), url: sender.baseUrl + article.url },
    footer: footer(title),
    locale,
  });
}
