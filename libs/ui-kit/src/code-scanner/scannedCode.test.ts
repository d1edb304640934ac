import { scannedCode } from './scannedCode';

it.each([
  ['a code by itself', ' E1234-5678-9012-3456\n', 'E1234-5678-9012-3456'],
  ['the link on a voucher', 'https://laden.example/aktivieren#E1234-5678-9012-3456', 'E1234-5678-9012-3456'],
  ['a link in capitals, as small QR codes have them', 'HTTPS://LADEN.EXAMPLE/A#SOMMER', 'SOMMER'],
  ['a link that is not encoded', 'https://laden.example/aktivieren#100%', '100%'],
  ['a link to something else', 'https://laden.example/', ''],
])('finds it in %s', (_case, read, code) => {
  expect(scannedCode(read)).toBe(code);
});
