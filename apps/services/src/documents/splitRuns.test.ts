import { splitRuns, toWestern, withoutSigns } from './splitRuns.ts';

it('splits a text where the letters are in another file of the font', () => {
  expect(splitRuns('Živa Kovačević')).toEqual([
    { isExtended: true, text: 'Ž' },
    { isExtended: false, text: 'iva Kova' },
    { isExtended: true, text: 'č' },
    { isExtended: false, text: 'evi' },
    { isExtended: true, text: 'ć' },
  ]);
});

it('leaves a western text as it is', () => {
  const text = 'Zürich, «Écluse» – 1’049.90 € … naïve Œuvre';
  expect(splitRuns(text)).toEqual([{ isExtended: false, text }]);
});

it('joins letters with their marks', () => {
  expect(splitRuns('Zu\u0308rich')).toEqual([{ isExtended: false, text: 'Zürich' }]);
});

it('leaves signs out, replaces unusual spaces and hyphens, and asks for letters that no font has', () => {
  expect(splitRuns('Alles\u202fGute 🎉🏽\u200d!')).toEqual([{ isExtended: false, text: 'Alles Gute !' }]);
  expect(splitRuns('a\u2011b\u2010c')).toEqual([{ isExtended: false, text: 'a-b-c' }]);
  expect(splitRuns('李')).toEqual([{ isExtended: false, text: '?' }]);
  expect(withoutSigns(' Für Oma 🎉 \n von mir 🎈')).toBe('Für Oma von mir');
});

it.each([
  ['Živa Kovačević', 'Ziva Kovacevic'],
  ['Łukasz Đurić', 'Lukasz Duric'],
  ['Müller', 'Müller'],
])('writes %s in western letters', (text, western) => {
  expect(toWestern(text)).toBe(western);
});
