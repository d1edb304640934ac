import { isCrossSite, type Provenance } from './refuseCrossSite.ts';

const request = (given: Partial<Provenance>): Provenance => ({
  fetchSite: undefined,
  origin: undefined,
  host: 'shop.example',
  hasCookie: true,
  ...given,
});
const own = 'https://shop.example';
const foreign = 'https://evil.example';

test.each<[string, Partial<Provenance>]>([
  ['of our own page', { fetchSite: 'same-origin', origin: own }],
  ['of our own page in an old browser', { origin: own }],
  ['typed by the visitor', { fetchSite: 'none' }],
  ['without a word of its origin and without a cookie', { hasCookie: false }],
  ['from an origin that is allowed', { origin: 'https://app.example' }],
])('accepts a request %s', (_, given) => {
  expect(isCrossSite(request(given), ['https://app.example'])).toBe(false);
});

test.each<[string, Partial<Provenance>]>([
  ['of a foreign page', { fetchSite: 'cross-site', origin: foreign }],
  ['of a foreign page without a cookie', { fetchSite: 'cross-site', hasCookie: false }],
  ['of a sibling domain', { fetchSite: 'same-site', origin: 'https://blog.example' }],
  ['of a foreign page in an old browser', { origin: foreign }],
  ['of a foreign port', { origin: 'https://shop.example:8443' }],
  ['of a page that hides its origin', { origin: 'null' }],
  ['with a site we do not know', { fetchSite: 'elsewhere' }],
  ['with a cookie and no word of its origin', {}],
])('refuses a request %s', (_, given) => {
  expect(isCrossSite(request(given), ['https://app.example'])).toBe(true);
});
