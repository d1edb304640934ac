import { argon2Sync } from 'node:crypto';
import { hashPassword, verifyPassword } from './passwordHash.ts';

test('a password matches its own hash only', async () => {
  const hash = await hashPassword('Geschenk-2026');
  expect(await verifyPassword('Geschenk-2026', hash)).toEqual({ matches: true, outdated: false });
  expect(await verifyPassword('geschenk-2026', hash)).toEqual({ matches: false, outdated: false });
  expect(await verifyPassword('', hash)).toEqual({ matches: false, outdated: false });
});

test('the same password is never hashed to the same value', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

test('a long password is not truncated', async () => {
  const long = 'x'.repeat(128);
  const hash = await hashPassword(long);
  expect((await verifyPassword(`${long.slice(0, -1)}y`, hash)).matches).toBe(false);
});

test('composed and decomposed accents are equal', async () => {
  const hash = await hashPassword('cr\u00e8me');
  expect((await verifyPassword('cre\u0300me', hash)).matches).toBe(true);
});

test('a hash of another cost is recognised as outdated', async () => {
  const salt = Buffer.from('0123456789abcdef');
  const tag = argon2Sync('argon2id', {
    message: 'old',
    nonce: salt,
    tagLength: 32,
    memory: 1_024,
    passes: 1,
    parallelism: 1,
  });
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const stored = `$argon2id$v=19$m=1024,t=1,p=1$${encode(salt)}$${encode(tag)}`;
  expect(await verifyPassword('old', stored)).toEqual({ matches: true, outdated: true });
});

test('an invalid hash throws', async () => {
  await expect(verifyPassword('x', 'plain text')).rejects.toThrow('no argon2id hash');
});
