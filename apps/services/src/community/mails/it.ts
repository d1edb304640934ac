import type { WordsOfEntry } from './CommunityMailWords.ts';

export const it: WordsOfEntry = ({ shop, item, author }) => ({
  questionAnswered: {
    subject: `Risposta alla tua domanda: ${item}`,
    heading: 'La tua domanda ha una risposta',
    text: `Hai chiesto qualcosa su «${item}» da ${shop}. La risposta è arrivata.`,
    button: 'Leggi la risposta',
    footer:
      'Ricevi questo messaggio perché hai fatto una domanda. Ne seguiranno altri solo se risponde qualcun altro. Puoi disattivarli nel tuo profilo.',
  },
  reviewCommented: {
    subject: `Commento alla tua recensione: ${item}`,
    heading: 'Qualcuno ti ha scritto',
    text: `${author || 'Qualcuno'} ha commentato la tua recensione di «${item}».`,
    button: 'Leggi il commento',
    footer: `Ricevi questo messaggio perché hai scritto una recensione da ${shop}. Puoi disattivarli nel tuo profilo.`,
  },
});
