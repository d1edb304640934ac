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
  /** Unix ms from which it is shown; immediately by default. */
  startDate?: number | null;
  /** Unix ms. Throws if missing. */
  endDate: number | null | undefined;
  /** `short`: one line of digits. `long`: a labelled field for each unit. */
  format?: 'short' | 'long';
  /** Label; "Ends in" by default. */
  label?: string;
  /** Called once, 300 ms after the end; immediately if already over. */
  onComplete?(): void;
}

/**
 * The time until a date, updated every second. Its height is reserved from the server HTML on, to avoid layout shifts.
 * Screen readers are informed only of the last minute and the end.
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
