import { isShownWhole, wholeListHref } from './shownList';

it.each([
  ['', false],
  ['?variant=rot', false],
  ['?show=reviews', true],
  ['?variant=rot&show=reviews', true],
  ['?show=questions', false],
  ['?show=all', false],
  ['?show', false],
])('%s requests all reviews: %s', (search, asked) => {
  expect(isShownWhole(search, 'reviews')).toBe(asked);
});

it.each([
  ['', '?show=questions#questions'],
  ['?variant=rot%20gross', '?variant=rot+gross&show=questions#questions'],
  ['?show=reviews&variant=rot', '?show=questions&variant=rot#questions'],
])('from %s links to all questions by %s', (search, href) => {
  expect(wholeListHref(search, 'questions')).toBe(href);
});
