import { frenchSpaces } from './frenchSpaces.ts';

it.each([
  ['Pour qui ?', 'Pour qui\u00a0?'],
  ['Merci ! 10 % de moins : profite ; vraiment', 'Merci\u00a0! 10\u00a0% de moins\u00a0: profite\u00a0; vraiment'],
  ['La série « Alpe ».', 'La série «\u00a0Alpe\u00a0».'],
  [
    '<p><strong>Soin</strong> : à la main. « <em>Jamais</em> »</p>',
    '<p><strong>Soin</strong>\u00a0: à la main. «\u00a0<em>Jamais</em>\u00a0»</p>',
  ],
])('keeps punctuation on the line of its word: %s', (typed, expected) => {
  expect(frenchSpaces(typed)).toBe(expected);
  expect(frenchSpaces(expected)).toBe(expected);
});

it.each([
  'Ouvert de 10:30 à 18:00, voir https://example.org/a?b=c%20d',
  '<p style="color : red ; margin: 0 !important"><a href="/fr/recherche?q=a ?" title="a : b">ici</a> &amp; là</p>',
  'Sans: espace',
])('changes nothing else: %s', (text) => expect(frenchSpaces(text)).toBe(text));
