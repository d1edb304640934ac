import { useIntl } from 'react-intl';
import { timeParts, timeUnits, twoDigits } from './timeParts';

export interface LongTimeProps {
  label: string;
  seconds: number;
}

/** A labelled field for each unit; days only if at least one remains. */
export function LongTime({ label, seconds }: LongTimeProps) {
  const intl = useIntl();
  const parts = timeParts(seconds);
  const units = timeUnits.filter((unit) => unit !== 'day' || parts.day > 0);
  return (
    <div aria-hidden="true">
      <div className="label">{label}</div>
      <div className="units">
        {units.map((unit) => (
          <span key={unit}>
            <b>{unit === 'day' ? parts.day : twoDigits(parts[unit])}</b>
            {
              intl
                .formatNumberToParts(parts[unit], { style: 'unit', unit, unitDisplay: 'long' })
                .find(({ type }) => type === 'unit')?.value
            }
          </span>
        ))}
      </div>
    </div>
  );
}
