import type { IntlShape } from 'react-intl';
import { timeParts, timeUnits } from './timeParts';

const MINUTE = 60;

/**
 * The time in words, rounded to minutes so that it does not change while being read. Seconds only in the last minute.
 */
export function spokenTime(intl: IntlShape, seconds: number): string {
  const parts = timeParts(seconds);
  const units = timeUnits.filter((unit) => (unit === 'second' ? seconds < MINUTE : parts[unit] > 0));
  return units.map((unit) => intl.formatNumber(parts[unit], { style: 'unit', unit, unitDisplay: 'long' })).join(', ');
}
