import { bufferMegabytes } from './bufferMegabytes.ts';

const GIGABYTE = 2 ** 30;

test.each([
  ['a quarter of the memory', 1, 256],
  ['no less than PostgreSQL takes by itself', 0.2, 128],
  ['no more than a large shop needs', 64, 512],
])('PostgreSQL takes %s', (_, gigabytes, megabytes) => {
  expect(bufferMegabytes(gigabytes * GIGABYTE)).toBe(megabytes);
});
