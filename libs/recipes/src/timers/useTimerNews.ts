import { useNotify } from '@shop/notices';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Timer, TimerStart } from './Timer';
import { allowChime } from './chime';
import { startTimer, watchTimers } from './timerStore';

/** What is to be announced of timers. On other pages, and once this is gone, a notice tells that a timer is over. */
export function useTimerNews() {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const [started, setStarted] = useState('');
  const [over, setOver] = useState('');
  const words = ({ label, step }: TimerStart) => formatMessage({ id: 'recipes.timers.over' }, { label, step });

  const handleOver = useEffectEvent((timer: Timer) => setOver(`${words(timer)} ${timer.recipe}`));
  const handleOverElsewhere = useEffectEvent(
    () => (timer: Timer) =>
      notify({
        id: timer.id,
        domain: 'timers',
        title: words(timer),
        message: timer.recipe,
        action: { url: timer.url, label: formatMessage({ id: 'recipes.timers.back' }) },
      }),
  );

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
