import type { CSSProperties, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { LiveRegion } from '../live-region/LiveRegion';
import { type CountdownMoment, FADE_MS } from './countdownAt';
import { CountdownBox } from './CountdownBox';
import { LongTime } from './LongTime';
import { ShortTime } from './ShortTime';
import { spokenTime } from './spokenTime';
import { useCountdown } from './useCountdown';

export interface CountdownProps {
  /** Unix ms from which it shows; at once where there is none. */
  startDate?: number | null;
  /** Unix ms. Throws without one. */
  endDate: number | null | undefined;
  /** `short`: a line with a clock's digits. `long`: a field for each unit, with its name. */
  format?: 'short' | 'long';
  /** What happens at the end; "Ends in" when left out. */
  label?: string;
  /** Called once, 300 ms after the end; when it was over before, at once. */
  onComplete?(): void;
}

/**
 * The time until a date, second by second. Its room is kept from the server's HTML on, so that nothing moves when it
 * comes or goes. Screen readers hear of the last minute and of the end alone.
 */
export function Countdown({ startDate = null, endDate, format = 'short', label, onComplete }: CountdownProps) {
  if (endDate === null || endDate === undefined) {
    throw new Error('Countdown needs an end date: without one it cannot know what to show. Leave it out instead.');
  }
  const intl = useIntl();
  const moment = useCountdown(startDate, endDate, onComplete);
  const isShown = moment?.phase === 'running' || moment?.phase === 'ending';
  const name = label ?? intl.formatMessage({ id: 'ui-kit.countdown.label' });
  const Time = format === 'long' ? LongTime : ShortTime;
  return (
    <CountdownBox data-format={format} style={{ '--fade': `${FADE_MS}ms` } as CSSProperties}>
      {isShown && (
        <div role="timer" aria-label={name} data-ending={moment.phase === 'ending' ? '' : undefined}>
          <Time label={name} seconds={moment.seconds} />
          <VisuallyHidden>{spokenTime(intl, moment.seconds)}</VisuallyHidden>
        </div>
      )}
      <LiveRegion>{moment && announcementOf(moment)}</LiveRegion>
    </CountdownBox>
  );
}

const LAST_MINUTE = 60;

function announcementOf({ phase, seconds }: CountdownMoment): ReactNode {
  if (phase === 'waiting') return null;
  if (phase !== 'running') return <FormattedMessage id="ui-kit.countdown.ended" />;
  return seconds <= LAST_MINUTE && <FormattedMessage id="ui-kit.countdown.lastMinute" />;
}
