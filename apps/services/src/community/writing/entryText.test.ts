import { entryLine, entryText } from './entryText.ts';

test('a line is composed, has single blanks and nothing that cannot be seen', () => {
  expect(entryLine('  Gru\u0308ezi \n\t mitenand\u202E \u0000!\u200B ')).toBe('Grüezi mitenand !');
});

test('a text keeps its paragraphs, one empty line between two', () => {
  expect(entryText('\r\nEins \r\n\r\n\r\n\r\n zwei\rdrei\n')).toBe('Eins\n\nzwei\ndrei');
});

test('characters that are joined stay joined', () => {
  expect(entryLine('👩‍🍳 kocht')).toBe('👩‍🍳 kocht');
});
