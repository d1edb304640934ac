import { MAX_IMAGE_BYTES } from '@shop/contracts/constants';
import { checkImageFiles } from './checkImageFiles';

const file = (type: string, size = 1) => ({ type, size });

describe('checkImageFiles', () => {
  it.each([
    [[file('image/png')], null],
    [[file('image/gif')], null],
    [[file('image/jpeg', MAX_IMAGE_BYTES)], null],
    [[file('image/jpeg', MAX_IMAGE_BYTES + 1)], 'tooLarge'],
    [[file('image/webp')], 'type'],
    [[file('image/svg+xml')], 'type'],
    [[file('')], 'type'],
    [[file('image/png', 0)], 'tooSmall'],
    [[file('image/png'), file('image/png')], 'tooMany'],
  ])('of %j is %s', (files, problem) => expect(checkImageFiles(files)).toBe(problem));
});
