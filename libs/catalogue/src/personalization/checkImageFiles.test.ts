import { checkImageFiles } from './checkImageFiles';

const file = (type: string, size = 1) => ({ type, size });

describe('checkImageFiles', () => {
  it.each([
    [[file('image/png')], null],
    [[file('image/svg+xml')], 'type'],
    [[], 'tooSmall'],
    [[file('image/png'), file('image/png')], 'tooMany'],
  ])('of %j is %s', (files, problem) => expect(checkImageFiles(files)).toBe(problem));
});
