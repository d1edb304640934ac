import { readBody } from './readBody.ts';

const bytes = (text: string) => Buffer.from(text);

test.each([
  ['[]', []],
  ['[1,"a",null]', [1, 'a', null]],
  ['  [1]\n', [1]],
])('accepts %s', (body, args) => {
  expect(readBody(bytes(body), false)).toEqual(args);
});

test.each(['{"a":1}', '"str"', 'null', '1', '[1', '[1] trailing', 'garbage{', '[1]]'])('rejects %s', (body) => {
  expect(readBody(bytes(body), false)).toBeNull();
});

test('rejects invalid UTF-8', () => {
  expect(readBody(Buffer.from([0x5b, 0x22, 0xff, 0x22, 0x5d]), false)).toBeNull();
});

test('an empty body means no arguments only where it may be empty', () => {
  expect(readBody(bytes(''), true)).toEqual([]);
  expect(readBody(undefined, true)).toEqual([]);
  expect(readBody(bytes(''), false)).toBeNull();
});

test.each(['["\\ud800"]', '["a\\udfff"]', '[{"\\ud800":1}]', '[[["\\udc00\\ud800"]]]'])(
  'rejects half a character: %s',
  (body) => {
    expect(readBody(bytes(body), false)).toBeNull();
  },
);

test.each(['["\\u0000"]', '[{"search":"a\\u0000b"}]', '[{"\\u0000":1}]'])('rejects NUL: %s', (body) => {
  expect(readBody(bytes(body), false)).toBeNull();
});

test('accepts whole characters that are escaped, and backslashes that escape nothing', () => {
  expect(readBody(bytes('["\\ud83d\\udc69", "\\\\ud800"]'), false)).toEqual(['👩', '\\ud800']);
});

test.each([
  ['empty objects', `[[${'{},'.repeat(300_000)}{}]]`],
  ['nested lists', '['.repeat(1_000_000)],
  ['keys', `[{${Array.from({ length: 80_000 }, (_, n) => `"k${n}":0`).join()}}]`],
])('rejects a megabyte of %s', (_, body) => {
  expect(readBody(bytes(body), false)).toBeNull();
});

test('accepts a megabyte of text, whatever it looks like', () => {
  const text = `${'[{,:'.repeat(250_000)}\\"`;
  expect(readBody(bytes(JSON.stringify([text])), false)).toEqual([text]);
});
