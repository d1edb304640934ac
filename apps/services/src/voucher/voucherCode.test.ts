import { randomUUID } from 'node:crypto';
import { codeHash, plainCode, voucherCode } from './voucherCode.ts';

const SECRET = 'a secret of thirty-two characters';
const codes = (kind: 'value' | 'experience') =>
  Array.from({ length: 2_000 }, () => voucherCode({ id: randomUUID(), kind }, SECRET));

it('prints codes of experiences as E and 16 symbols, others as 16 that do not begin with E', () => {
  for (const code of codes('experience')) expect(code).toMatch(/^E[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
  for (const code of codes('value')) expect(code).toMatch(/^(?!E)[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
});

it('uses no symbol that looks like another', () => {
  expect(codes('value').join('')).not.toMatch(/[ILOU]/);
});

it('gives each voucher a code of its own, which is always the same', () => {
  const all = codes('value');
  expect(new Set(all).size).toBe(all.length);
  const one = { id: randomUUID(), kind: 'value' as const };
  expect(voucherCode(one, SECRET)).toBe(voucherCode(one, SECRET));
  expect(voucherCode(one, SECRET)).not.toBe(voucherCode(one, `${SECRET}!`));
  expect(voucherCode(one, SECRET)).not.toBe(voucherCode({ ...one, kind: 'experience' }, SECRET).slice(1));
});

it.each([
  ['1A2B-3C4D-0VV1-8901', '1a2b 3c4d ouul 89ol'],
  ['1A2B-3C4D-0VV1-8901', ' 1A2B3C4DOVVI8901\n'],
  ['1A2B-3C4D-0VV1-8901', '１Ａ２Ｂ–3C4D–0VV1–8901'],
])('knows %s in %j', (code, typed) => {
  expect(plainCode(typed)).toBe(plainCode(code));
  expect(codeHash(typed)).toEqual(codeHash(code));
});
