import { textWidth } from './textWidth';

describe('textWidth', () => {
  it.each([
    ['Max', 2.4],
    ['Familie Müller', 8.25],
    ['WWW', 3.3],
    ['Żoé', 2.15],
    ['日本', 2.8],
  ])('of %s', (line, width) => expect(textWidth(line)).toBeCloseTo(width, 5));
});
