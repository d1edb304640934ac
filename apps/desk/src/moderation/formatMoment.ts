import { TIME_ZONE } from '@shop/contracts/constants';

const format = new Intl.DateTimeFormat('de-DE', {
  ...{ timeZone: TIME_ZONE, day: '2-digit', month: '2-digit', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit' },
});

/** A day and a time as `12.05.2026, 14:05`, as the shop writes days. `timestamp` is Unix milliseconds. */
export const formatMoment = (timestamp: number): string => format.format(timestamp);
