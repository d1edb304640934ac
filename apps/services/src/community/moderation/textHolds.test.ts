import { textHolds } from './textHolds.ts';

const words = ['Halsabschneider', 'Scheisse', 'viagra', 'casino bonus'];

test.each([
  ['link', 'Schaut auf https://example.com vorbei'],
  ['link', 'hier: HTTP://EXAMPLE'],
  ['link', 'www.billiger'],
  ['link', 'Kauft bei billig-kram.ch!'],
  ['link', 'billig-kram .ru'],
  ['link', 'billig[.]com'],
  ['link', '<a href=x>'],
  ['link', 'ｈｔｔｐｓ://example'],
  ['email', 'schreib mir: anna.muster@beispiel.ch'],
  ['email', 'anna (at) beispiel.ch'],
  ['phone', 'Ruf an: 079 123 45 67'],
  ['phone', '+41 (0)44 000 00 00'],
  ['phone', '0041/79/123/45/67'],
  ['listedWord', 'So ein HALSABSCHNEIDER.'],
  ['listedWord', 'Scheiße!'],
  ['listedWord', 'Viágra'],
  ['listedWord', 'Casino-Bonus gefällig?'],
])('holds back for %s: %s', (hold, text) => {
  expect(textHolds(text, words)).toContain(hold);
});

test.each([
  'Sehr gut. Immer wieder!',
  'Die Pfanne (28 cm) kam am 12.03.2026, 1.5 kg schwer, für 149.90 Franken.',
  'Für 4–6 Personen, 180 °C, ca. 45 min. Ideal z.B. für Rösti.',
  'Wie lange hält das?Danke.',
  'Halsabschneidern wird das nicht gefallen',
  'I <3 it',
  'Gekauft am 01.02.2026 um 10.30 Uhr',
])('lets pass: %s', (text) => {
  expect(textHolds(text, words)).toEqual([]);
});
