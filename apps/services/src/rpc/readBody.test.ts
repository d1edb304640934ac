import { readBody } from './readBody.ts';

const bytes = (text: string) => Buffer.from(text);

test.each([
  ['[]', []],
  ['[1,"a",null]', [1, 'a', null]],
  ['  [1]\n', [1]],
])('accepts %s', (body, args) => {
  expect(readBody(bytes(body), true)).toEqual(args);
});

test.each(['{"a":1}', '"str"', 'null', '1', '[1', '[1] trailing', 'garbage{', '[1]]'])('rejects %s', (body) => {
  expect(readBody(bytes(body), true)).toBeNull();
});

test('rejects invalid UTF-8', () => {
  expect(readBody(Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]), true)).toBeNull();
});

test('an empty body means no arguments only if the method has none', () => {
  expect(readBody(bytes(''), false)).toEqual([]);
  expect(readBody(undefined, false)).toEqual([]);
  expect(readBody(bytes(''), true)).toBeNull();
});
