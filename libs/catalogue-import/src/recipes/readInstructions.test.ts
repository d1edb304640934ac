import { readInstructions } from './readInstructions.ts';

it('splits a single text at lines and paragraphs', () => {
  expect(readInstructions('<p>1. Rühren.</p><p>Backen &amp; kühlen.</p>').map(({ text }) => text)).toEqual([
    'Rühren.',
    'Backen & kühlen.',
  ]);
  expect(readInstructions('Rühren.\n\nBacken.')).toHaveLength(2);
});

it('drops a name that only repeats the text', () => {
  expect(readInstructions([{ '@type': 'HowToStep', name: 'Rühren…', text: 'Rühren, bis es glänzt.' }])).toEqual([
    { title: '', text: 'Rühren, bis es glänzt.', pictures: [] },
  ]);
});

it('names the first step after its section', () => {
  const section = {
    '@type': 'HowToSection',
    name: 'Teig',
    itemListElement: ['Rühren.', { name: 'Ruhen', text: 'Eine Stunde.' }],
  };
  expect(readInstructions([section])).toEqual([
    { title: 'Teig', text: 'Rühren.', pictures: [] },
    { title: 'Ruhen', text: 'Eine Stunde.', pictures: [] },
  ]);
});

it('reads the pictures of a step', () => {
  const read = (image: unknown) => (typeof image === 'string' ? [{ address: image, folder: '' }] : []);
  expect(
    readInstructions([{ text: 'Rühren.', image: 'a.jpg' }, 'Backen.'], read).map(({ pictures }) => pictures),
  ).toEqual([[{ address: 'a.jpg', folder: '' }], []]);
});

it('terminates for recursive sections', () => {
  const endless: Record<string, unknown> = { name: 'x' };
  endless['itemListElement'] = endless;
  expect(readInstructions(endless)).toEqual([]);
});

it('reads lists of lists', () => {
  expect(readInstructions([[['Rühren.'], { text: 'Backen.' }]]).map(({ text }) => text)).toEqual([
    'Rühren.',
    'Backen.',
  ]);
  expect(readInstructions({ '@list': ['Rühren.', 'Backen.'] })).toHaveLength(2);
});
