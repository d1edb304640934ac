import { randomUUID } from 'node:crypto';

const pattern = /^[\w.:=+/-]{1,128}$/;

/** The caller's X-Request-ID if it is valid for headers and logs, else a new one. */
export function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && pattern.test(given) ? given : randomUUID();
}
