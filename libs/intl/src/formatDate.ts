import { TIME_ZONE } from '@shop/contracts/constants';

const zurich = { timeZone: TIME_ZONE, day: '2-digit', month: '2-digit', year: 'numeric' } as const;
let format: Intl.DateTimeFormat | undefined;

/**
 * A day as `12.05.2026`, in Zurich's time zone and German format for every language (specification, section 9).
 * `timestamp` is Unix milliseconds. Numeric, so that server and browser format the same.
 */
export function formatDate(timestamp: number): string {
  format ??= new Intl.DateTimeFormat('de-DE', zurich);
  return format.format(timestamp);
}
