import { join } from 'node:path';
import { readBrands } from '@shop/brands';
import { mentionsOf } from './generators/brand/mentionsOf.ts';

it('names no brand outside its own folders: whatever is for all reads the list', () => {
  const sites = readBrands().map(({ site }) => site);
  expect(mentionsOf(join(import.meta.dirname, '..'), sites)).toEqual([]);
});
