import { readOptions } from './readOptions.ts';

const sites = ['one', 'other'];
const read = (words: string) => readOptions(words.split(' '), sites);

it('reads what to import where', () => {
  expect(read('--site one --locale fr --dry-run a.xml b')).toMatchObject({
    site: 'one',
    locale: 'fr',
    paths: ['a.xml', 'b'],
    dryRun: true,
    allowLocalAddresses: false,
  });
  expect(read('--site other --remove')).toMatchObject({ site: 'other', remove: true });
  expect(read('--help')).toBe('help');
});

it.each([
  ['--locale de a.xml', 'Name a site'],
  ['--site moon --locale de a.xml', 'Name a site'],
  ['--site one a.xml', 'Name a language'],
  ['--site one --locale de', 'Name files'],
  ['--site one --remove a.xml', 'name no files'],
  ['--site one --locale de --nope a.xml', '--nope'],
])('refuses %s', (words, problem) => {
  expect(() => read(words)).toThrow(problem);
});
