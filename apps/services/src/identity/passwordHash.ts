import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

interface Cost {
  /** KiB */
  memory: number;
  passes: number;
  parallelism: number;
}

/** The minimum parameters for argon2id of the OWASP Password Storage Cheat Sheet. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** An argon2id hash in PHC format, with its salt and cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await run(password, salt, HASH_BYTES, cost);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(hash)}`;
}

/** Whether a password matches a hash, and whether it should be rehashed because the cost has changed. */
export async function verifyPassword(
  password: string,
  stored: string,
): Promise<{ matches: boolean; outdated: boolean }> {
  const [, memory, passes, parallelism, salt, hash] = pattern.exec(stored) ?? [];
  if (!salt || !hash) throw new Error('A stored password is no argon2id hash.');
  const used = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const expected = Buffer.from(hash, 'base64');
  const actual = await run(password, Buffer.from(salt, 'base64'), expected.length, used);
  return { matches: timingSafeEqual(expected, actual), outdated: !isSame(used, cost) };
}

function run(password: string, salt: Buffer, tagLength: number, parameters: Cost): Promise<Buffer> {
  // Keyboards differ in Unicode composition.
  return derive('argon2id', { message: password.normalize('NFC'), nonce: salt, tagLength, ...parameters });
}

function isSame(a: Cost, b: Cost): boolean {
  return a.memory === b.memory && a.passes === b.passes && a.parallelism === b.parallelism;
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
