import type { WordsOfEntry } from './CommunityMailWords.ts';

export const en: WordsOfEntry = ({ shop, item, author }) => ({
  questionAnswered: {
    subject: `Your question is answered: ${item}`,
    heading: 'Your question is answered',
    text: `You asked something about “${item}” at ${shop}. Here is the answer.`,
    button: 'Read the answer',
    footer:
      'You get this message because you asked. There will be more about this question only if somebody else answers. You can switch them off in your profile.',
  },
  reviewCommented: {
    subject: `A comment on your review: ${item}`,
    heading: 'Somebody wrote to you',
    text: `${author || 'Somebody'} commented on your review of “${item}”.`,
    button: 'Read the comment',
    footer: `You get this message because you wrote a review at ${shop}. You can switch them off in your profile.`,
  },
});
