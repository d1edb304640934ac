import { typedCode } from './typedCode';

it.each([
  ['willkommen', 'WILLKOMMEN'],
  ['1a2b-3c4d-5e6f', '1A2B-3C4D-5E6F'],
  ['1a2b3c4d5e6f7', '1A2B-3C4D-5E6F-7'],
  [' 1a2b 3c4d 5e6f 7g8h ', '1A2B-3C4D-5E6F-7G8H'],
  ['e1a2b3c4d5e6f7g8h', 'E1A2B-3C4D-5E6F-7G8H'],
])('shows %j as %s', (given, shown) => {
  expect(typedCode(given)).toBe(shown);
});
