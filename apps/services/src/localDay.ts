import { TIME_ZONE } from '@shop/contracts';

/** One for all calls: making a formatter takes a hundred times as long as using it. */
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** The local day of a moment in the countries of the shops, `2026-12-24`. */
export const localDay = (at: Date): string => format.format(at);
