import { useNotify } from '@shop/notices';
import { useIntl } from 'react-intl';
import type { Timer } from './Timer';

/** What tells that a timer is over: the words, and a notice with them and the way back to its recipe. */
export function useTimerEnd() {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const words = ({ label, step }: Timer) => formatMessage({ id: 'recipes.timers.over' }, { label, step });

  function showNotice(timer: Timer) {
    notify({
      id: timer.id,
      domain: 'timers',
      title: words(timer),
      message: timer.recipe,
      action: { url: timer.url, label: formatMessage({ id: 'recipes.timers.back' }) },
    });
  }

  return { words, showNotice };
}
