/** @jest-environment node */
import { movedTo } from './movedTo';

it.each([
  ['/neu', '', '/neu'],
  ['/neu', '?utm_source=mail&utm_campaign=herbst', '/neu?utm_source=mail&utm_campaign=herbst'],
  ['/neu?page=2', '?page=5&utm_source=mail', '/neu?page=2&page=5&utm_source=mail'],
  ['/neu#pflege', '?f=a&f=b', '/neu?f=a&f=b#pflege'],
  ['/neu?page=2#pflege', '', '/neu?page=2#pflege'],
  ['', '?q=x', null],
  ['https://other.example/neu', '?q=x', null],
  ['/\\other.example', '', null],
])('%s asked for with "%s" is %s', (redirect, search, target) => {
  expect(movedTo(redirect, search)).toBe(target);
});
