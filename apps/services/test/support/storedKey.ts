import { createHash } from 'node:crypto';

/** The key under which a session cookie (`name=id`) is stored. */
export function storedKey(cookie: string): Buffer {
  return createHash('sha256')
    .update(cookie.slice(cookie.indexOf('=') + 1))
    .digest();
}
