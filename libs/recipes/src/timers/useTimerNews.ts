import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Timer, TimerStart } from './Timer';
import { allowChime } from './chime';
import { startTimer, watchTimers } from './timerStore';
import { useTimerEnd } from './useTimerEnd';

/** What is to be announced of timers. On other pages, and once this is gone, a notice tells that a timer is over. */
export function useTimerNews() {
  const { formatMessage } = useIntl();
  const { words, showNotice } = useTimerEnd();
  const [started, setStarted] = useState('');
  const [over, setOver] = useState('');

  const handleOver = useEffectEvent((timer: Timer) => setOver(`${words(timer)} ${timer.recipe}`));
  const handleOverElsewhere = useEffectEvent(() => showNotice);

  useEffect(() => {
    const tellElsewhere = handleOverElsewhere();
    watchTimers((timer) => handleOver(timer));
    return () => watchTimers(tellElsewhere);
  }, []);

  function tellStart(timer: TimerStart) {
    allowChime();
    startTimer(timer);
    setOver('');
    setStarted(formatMessage({ id: 'recipes.timers.started' }, { label: timer.label }));
  }

  return { started, over, tellStart };
}
