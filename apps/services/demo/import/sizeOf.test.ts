import { sizeOf } from './sizeOf.ts';

const fact = (label: string, value: string) => ({ label: { de: label, fr: label, en: label, it: label }, value });

it.each([
  ['22 × 15 × 4 cm', 22],
  ['Ø 8.5 × 9.5 cm', 9.5],
  ['28, 26 and 27 cm long', 28],
  ['Pot 20 × 15 × 12 cm', 20],
  ['Ø 112 cm, length 89 cm', 112],
  ['S, M, L', undefined],
])('reads the longest side of "%s"', (value, size) => {
  expect(sizeOf({ facts: [fact('Dimensions', value), fact('Weight', '900 g')] })).toBe(size);
});

it('reads nothing of other facts', () => {
  expect(sizeOf({ facts: [fact('Chain', '40 cm')] })).toBeUndefined();
});
