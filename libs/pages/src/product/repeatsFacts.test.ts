import { repeatsFacts } from './repeatsFacts';

const facts = [
  { label: 'Material', value: 'Eiche & Leinen' },
  { label: 'Masse', value: '30 × 40 cm' },
  { label: 'Gewicht', value: '2 kg' },
];

it.each([
  ['<ul><li>Material: Eiche &amp; Leinen</li><li>Masse: 30 × 40 cm</li></ul>', true],
  ['<ul><li>Material: Eiche &amp; Leinen</li><li>Von Hand gebunden</li></ul>', false],
  ['<p>Wiegt mehr, als man denkt.</p>', false],
  ['', true],
])('of %s is %s', (html, repeats) => expect(repeatsFacts(html, facts)).toBe(repeats));
