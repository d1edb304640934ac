import { IconButton } from '@shop/ui-kit/button';
import { IconClock, IconClose, IconPause, IconPlay } from '@shop/ui-kit/icon';
import { theme } from '@shop/ui-kit/theme';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { allowChime } from './chime';
import { formatClock } from './formatClock';
import type { Timer } from './Timer';
import { pauseTimer, removeTimer, resumeTimer, useTimers } from './timerStore';
import { useNow } from './useNow';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs};
  &:empty {
    display: none;
  }
  > li {
    display: flex;
    align-items: center;
    gap: ${theme.space.xs};
    padding-inline-start: ${theme.space.s};
    border: 1px solid ${theme.color.lineStrong};
    border-radius: ${theme.radius.m};
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.text};
  }
  > li[data-over] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }
  strong {
    min-width: 4ch;
    font-size: ${theme.text.l};
    font-variant-numeric: tabular-nums;
  }
  small {
    font-size: ${theme.text.s};
    line-height: 1.2;
  }
`;

const SECOND = 1000;

interface TimerListProps {
  /** Title of the recipe that is open: timers of others say whose they are. */
  recipe: string;
}

/** What is left of the timers, each with the ways to pause and to end it. */
export function TimerList({ recipe }: TimerListProps) {
  const timers = useTimers();
  const { formatMessage } = useIntl();
  const now = useNow(timers.some(({ endsAt, isOver }) => endsAt !== null && !isOver));
  return (
    <List aria-label={formatMessage({ id: 'recipes.timers.label' })}>
      {timers.map((timer) => (
        <TimerRow key={timer.id} timer={timer} secondsLeft={secondsLeft(timer, now)} recipe={recipe} />
      ))}
    </List>
  );
}

function secondsLeft({ endsAt, leftMs, seconds, isOver }: Timer, now: number): number {
  if (isOver) return 0;
  const left = Math.ceil((endsAt === null ? leftMs : endsAt - now) / SECOND);
  return Math.max(0, Math.min(seconds, left));
}

function TimerRow({ timer, secondsLeft: left, recipe }: { timer: Timer; secondsLeft: number; recipe: string }) {
  const { formatMessage } = useIntl();
  const { id, label, step, endsAt, isOver } = timer;
  const isPaused = endsAt === null;

  function handlePause() {
    allowChime();
    if (isPaused) resumeTimer(id);
    else pauseTimer(id);
  }

  return (
    <li data-over={isOver || undefined}>
      <IconClock />
      <strong role="timer">{formatClock(left)}</strong>
      <small>
        {timer.recipe !== recipe && <>{timer.recipe}: </>}
        <FormattedMessage id="recipes.timers.of" values={{ label, step }} />
      </small>
      {!isOver && (
        <IconButton
          label={formatMessage({ id: isPaused ? 'recipes.timers.resume' : 'recipes.timers.pause' }, { label, step })}
          icon={isPaused ? <IconPlay /> : <IconPause />}
          onClick={handlePause}
        />
      )}
      <IconButton
        label={formatMessage({ id: 'recipes.timers.end' }, { label, step })}
        icon={<IconClose />}
        onClick={() => removeTimer(id)}
      />
    </li>
  );
}
