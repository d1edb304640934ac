/** @jest-environment node */
import { toBytes } from './toBytes';

const LONG = 400_000;

it.each([
  ['no parts', []],
  ['parts of all kinds of characters', ['<p>Käse – ', '', '日本 ', '🍲</p>']],
  ['more than is written at once', ['ü'.repeat(LONG), '–'.repeat(LONG)]],
])('gives %s as UTF-8, in their order', (_, parts: string[]) => {
  expect(toBytes(parts).toString()).toBe(parts.join(''));
});

it('gives bytes that the next text does not overwrite', () => {
  const first = toBytes(['one ', 'pan']);
  toBytes(['another']);
  expect(first.toString()).toBe('one pan');
});
