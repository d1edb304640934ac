import type { Locale } from '@shop/contracts';

/** The words of the mail to customers who have bought what somebody asks about; `item` is its title. */
interface BuyerMailWords {
  subject: (item: string) => string;
  heading: string;
  /** Above the question. */
  text: (item: string) => string;
  button: string;
  stop: string;
  footer: string;
}

export const wordsOfBuyerMail: Record<Locale, BuyerMailWords> = {
  de: {
    subject: (item) => `Eine Frage zu ${item}`,
    heading: 'Jemand möchte etwas wissen',
    text: (item) => `Du hast «${item}» gekauft und kennst dich aus. Gefragt wurde:`,
    button: 'Zur Frage',
    stop: 'Diese Mails abstellen',
    footer: 'Du bekommst diese Mail, weil du von Fragen zu deinen Artikeln wissen willst. Höchstens eine am Tag.',
  },
  fr: {
    subject: (item) => `Une question sur ${item}`,
    heading: 'Quelqu’un aimerait savoir',
    text: (item) => `Tu as acheté «\u00a0${item}\u00a0» et tu t’y connais. La question\u00a0:`,
    button: 'Voir la question',
    stop: 'Ne plus recevoir ces messages',
    footer: 'Tu reçois ce message parce que tu veux connaître les questions sur tes articles. Un par jour au plus.',
  },
  en: {
    subject: (item) => `A question about ${item}`,
    heading: 'Somebody would like to know',
    text: (item) => `You bought “${item}” and know it well. The question:`,
    button: 'See the question',
    stop: 'Stop these mails',
    footer: 'You receive this mail because you want to know of questions about your items. One a day at most.',
  },
  it: {
    subject: (item) => `Una domanda su ${item}`,
    heading: 'Qualcuno vorrebbe sapere',
    text: (item) => `Hai comprato «${item}» e lo conosci bene. La domanda:`,
    button: 'Vai alla domanda',
    stop: 'Non ricevere più queste mail',
    footer: 'Ricevi questa mail perché vuoi sapere delle domande sui tuoi articoli. Al massimo una al giorno.',
  },
};
