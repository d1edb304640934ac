import type { WordsOfEntry } from './CommunityMailWords.ts';

export const fr: WordsOfEntry = ({ shop, item, author }) => ({
  questionAnswered: {
    subject: `Réponse à ta question\u00a0: ${item}`,
    heading: 'Ta question a une réponse',
    text: `Tu as posé une question sur «\u00a0${item}\u00a0» chez ${shop}. La réponse est là.`,
    button: 'Lire la réponse',
    footer:
      'Tu reçois ce message parce que tu as posé une question. Il n’y en aura d’autres que si quelqu’un d’autre répond. Tu peux les désactiver dans ton profil.',
  },
  reviewCommented: {
    subject: `Commentaire sur ton avis\u00a0: ${item}`,
    heading: 'Quelqu’un t’a écrit',
    text: `${author || 'Quelqu’un'} a commenté ton avis sur «\u00a0${item}\u00a0».`,
    button: 'Lire le commentaire',
    footer: `Tu reçois ce message parce que tu as écrit un avis chez ${shop}. Tu peux les désactiver dans ton profil.`,
  },
});
