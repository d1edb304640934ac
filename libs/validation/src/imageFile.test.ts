import { MAX_IMAGE_BYTES } from '@shop/contracts/upload-limits';
import { imageFileProblem } from './imageFile.ts';

it.each([
  ['image/png', 1, null],
  ['image/gif', 1, null],
  ['image/jpeg', MAX_IMAGE_BYTES, null],
  ['image/jpeg', MAX_IMAGE_BYTES + 1, 'tooLarge'],
  ['image/webp', 1, 'type'],
  ['image/svg+xml', 1, 'type'],
  ['', 1, 'type'],
  ['image/png', 0, 'tooSmall'],
])('a file of type %s with %i bytes: %s', (type, size, problem) => {
  expect(imageFileProblem({ type, size })).toBe(problem);
});
