import { useIntl } from 'react-intl';
import { IconClock } from '../icon/IconClock';
import { timeParts, twoDigits } from './timeParts';

/** Digits, preceded by the days if at least one remains. */
export function ShortTime({ seconds }: { seconds: number }) {
  const intl = useIntl();
  const { day, hour, minute, second } = timeParts(seconds);
  return (
    <span className="line" aria-hidden="true">
      <IconClock />
      {day > 0 && <span>{intl.formatNumber(day, { style: 'unit', unit: 'day', unitDisplay: 'short' })}</span>}
      <span>{[hour, minute, second].map(twoDigits).join(':')}</span>
    </span>
  );
}
