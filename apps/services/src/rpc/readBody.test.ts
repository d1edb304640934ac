import { readBody } from './readBody.ts';

const bytes = (text: string) => Buffer.from(text);

test.each([
  ['[]', []],
  ['[1,"a",null]', [1, 'a', null]],
  ['  [1]\n', [1]],
])('%s is read', (body, args) => {
  expect(readBody(bytes(body), true)).toEqual(args);
});

test.each(['{"a":1}', '"str"', 'null', '1', '[1', '[1] trailing', 'garbage{', '[1]]'])('%s is refused', (body) => {
  expect(readBody(bytes(body), true)).toBeNull();
});

test('bytes that are no UTF-8 are refused', () => {
  expect(readBody(Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]), true)).toBeNull();
});

test('an empty body is no arguments only where the method takes none', () => {
  expect(readBody(bytes(''), false)).toEqual([]);
  expect(readBody(undefined, false)).toEqual([]);
  expect(readBody(bytes(''), true)).toBeNull();
});
