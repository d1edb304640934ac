import { z } from 'zod';
import { communitySchema } from './communitySchema.ts';

const schema = z.strictObject(communitySchema);
const by = { author: 'Luc P.', date: '2026-05-12' };

it('puts no-break spaces into what is written in French, whatever the language around it', () => {
  const text = 'Beau : oui !';
  const spaced = 'Beau\u00a0: oui\u00a0!';
  const comments = [
    { ...by, text },
    { ...by, locale: 'de', text },
  ];
  const answers = [
    { ...by, html: `<p>${text}</p>` },
    { ...by, locale: 'fr', html: `<p>${text}</p>` },
  ];
  const { reviews, questions } = schema.parse({
    reviews: [{ ...by, locale: 'fr', score: 5, title: text, text, comments }],
    questions: [
      { ...by, locale: 'de', question: text, answers },
      { ...by, locale: 'fr', question: text },
    ],
  });
  expect(reviews[0]).toMatchObject({ title: spaced, text: spaced, comments: [{ text: spaced }, { text }] });
  expect(questions).toMatchObject([
    { question: text, answers: [{ html: `<p>${text}</p>` }, { html: `<p>${spaced}</p>` }] },
    { question: spaced },
  ]);
});
