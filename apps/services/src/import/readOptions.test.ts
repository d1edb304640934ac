import { readOptions } from './readOptions.ts';

const sites = ['gi', 'hmd'];
const read = (words: string) => readOptions(words.split(' '), sites);

it('reads what to import where', () => {
  expect(read('--site gi --locale fr --dry-run a.xml b')).toMatchObject({
    site: 'gi',
    locale: 'fr',
    paths: ['a.xml', 'b'],
    dryRun: true,
    allowLocalAddresses: false,
  });
  expect(read('--site hmd --remove')).toMatchObject({ site: 'hmd', remove: true });
  expect(read('--help')).toBe('help');
});

it.each([
  ['--locale de a.xml', 'Name a site'],
  ['--site moon --locale de a.xml', 'Name a site'],
  ['--site gi a.xml', 'Name a language'],
  ['--site gi --locale de', 'Name files'],
  ['--site gi --remove a.xml', 'name no files'],
  ['--site gi --locale de --nope a.xml', '--nope'],
])('refuses %s', (words, problem) => {
  expect(() => read(words)).toThrow(problem);
});
