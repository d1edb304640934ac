import type { WordsOfEntry } from './CommunityMailWords.ts';

export const de: WordsOfEntry = ({ shop, item, author }) => ({
  questionAnswered: {
    subject: `Antwort auf deine Frage: ${item}`,
    heading: 'Deine Frage ist beantwortet',
    text: `Du hast bei ${shop} etwas zu «${item}» gefragt. Jetzt ist die Antwort da.`,
    button: 'Antwort lesen',
    footer:
      'Du bekommst diese Nachricht, weil du gefragt hast. Weitere zu dieser Frage gibt es nur, wenn noch jemand antwortet. Abstellen kannst du sie in deinem Profil.',
  },
  reviewCommented: {
    subject: `Kommentar zu deiner Bewertung: ${item}`,
    heading: 'Jemand hat dir geschrieben',
    text: `${author || 'Jemand'} hat deine Bewertung von «${item}» kommentiert.`,
    button: 'Kommentar lesen',
    footer: `Du bekommst diese Nachricht, weil du bei ${shop} eine Bewertung geschrieben hast. Abstellen kannst du sie in deinem Profil.`,
  },
});
