import { TIME_ZONE } from '@shop/contracts/constants';

let format: Intl.DateTimeFormat | undefined;

/** A day as `2026-05-12`, as fields of dates hold it, in Zurich's time zone. `timestamp` is Unix milliseconds. */
export function localDay(timestamp: number): string {
  // Swedish is the language whose short dates are written like this.
  format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });
  return format.format(timestamp);
}
