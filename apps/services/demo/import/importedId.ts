import { createHash } from 'node:crypto';

/**
 * A UUID derived from a key, so that a reload updates the row, to which customers may have reacted. Version 8
 * distinguishes it from the random ids of customers' rows.
 */
export function importedId(...key: (string | number)[]): string {
  const hex = createHash('sha256').update(key.join('\u0000')).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** A time of day in UTC derived from a key. */
export function momentOf(day: string, ...key: (string | number)[]): Date {
  const minutes = parseInt(createHash('sha256').update(key.join('\u0000')).digest('hex').slice(0, 6), 16) % (14 * 60);
  return new Date(Date.parse(`${day}T06:00:00Z`) + minutes * 60_000);
}
