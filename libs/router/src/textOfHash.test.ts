import { textOfHash } from './textOfHash';

it.each([
  ['#reviews', 'reviews'],
  ['#gr%C3%B6ssen', 'grössen'],
  ['#100%', '100%'],
  ['', ''],
])('reads %j as %j', (hash, text) => {
  expect(textOfHash(hash)).toBe(text);
});
