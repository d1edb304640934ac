import { recipeAddress } from './recipeAddress.ts';

const page = 'https://kueche.example/mus';

it.each([
  ['its own id', { '@id': `${page}#recipe`, url: page }, `${page}#recipe`],
  [
    'a URN',
    { '@id': 'urn:uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66' },
    'urn:uuid:6e8bc430-9c3a-11d9-9669-0800200c9a66',
  ],
  ['a tag URI', { '@id': 'tag:kueche.example,2026:mus' }, 'tag:kueche.example,2026:mus'],
  ['its page', { '@id': '#recipe', mainEntityOfPage: { '@type': 'WebPage', '@id': page } }, page],
  ['one of several pages', { url: ['/mus', page] }, page],
  ['a page of a query', { url: 'https://kueche.example/?p=7' }, 'https://kueche.example/?p=7'],
])('is %s', (_, data, address) => {
  expect(recipeAddress(data)).toBe(address);
});

it.each([
  ['a flag', { mainEntityOfPage: 'true' }],
  ['a truth value', { mainEntityOfPage: true }],
  ['a fragment', { '@id': '#recipe' }],
  ['a blank node', { '@id': '_:b0' }],
  ['a word', { '@id': 'recipe', url: 'recipe' }],
  ['a relative address', { url: '/mus' }],
  ['the home page', { '@id': 'https://kueche.example/#recipe', url: 'https://kueche.example' }],
  ['an address with spaces', { url: 'https://kueche.example/a b' }],
  ['something else', { url: 'javascript:alert(1)', mainEntityOfPage: { a: {} } }],
])('is not %s', (_, data) => {
  expect(recipeAddress(data)).toBe('');
});
