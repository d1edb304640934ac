import fc from 'fast-check';
import { redirectTarget } from './redirectTarget.ts';

const SHOP = 'https://shop.example';

it.each([
  ['/', '/'],
  ['/neu', '/neu'],
  ['/neu?next=//other.example#a', '/neu?next=//other.example#a'],
  ['/pfännchen für zwei', '/pf%C3%A4nnchen%20f%C3%BCr%20zwei'],
  ['/pf%C3%A4nnchen', '/pf%C3%A4nnchen'],
  ['/100%', '/100%'],
  ['/a?q=\r\nSet-Cookie:x', '/a?q=%0D%0ASet-Cookie:x'],
])('%p leads to %p', (address, target) => {
  expect(redirectTarget(address)).toBe(target);
});

it.each([
  '',
  'neu',
  'https://other.example/neu',
  '//other.example',
  '/\\other.example',
  '/%5Cother.example',
  '/%255cother.example',
  '/%25252525255cother.example',
  '/%2Fother.example',
  '/a/%2F/other.example',
  '/..//other.example',
  '/\t/other.example',
  '/%09/other.example',
  '/a\r\nSet-Cookie:x',
  '/%FF%5Cother.example',
  '/\ud800',
])('%p leads nowhere', (address) => {
  expect(redirectTarget(address)).toBeNull();
});

const parts = fc.constantFrom(
  '/',
  '\\',
  '%',
  '%5c',
  '%2F',
  '%09',
  '%25',
  '5C',
  '2f',
  '.',
  '..',
  '@',
  ':',
  '\n',
  ';',
  '?',
);
const addresses = fc
  .array(fc.oneof(parts, fc.string({ unit: 'binary' }), fc.constant('other.example')), { maxLength: 12 })
  .map((list) => `/${list.join('')}`);

function decodings(target: string): string[] {
  const read = [target];
  for (let last = target; read.length < 8;) {
    last = last.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(parseInt(code.slice(1), 16)));
    read.push(last);
  }
  return read;
}

it('stays in the shop, however often its path is decoded, and fits into a header', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const target = redirectTarget(address);
      if (target === null) return;
      expect(target).toMatch(/^\/[!-~]*$/);
      for (const read of decodings(target.split(/[?#]/, 1)[0]!)) expect(new URL(read, SHOP).origin).toBe(SHOP);
    }),
    { numRuns: 1_000 },
  );
});
