import { useEffect, useEffectEvent, useState } from 'react';
import { countdownAt, type CountdownMoment } from './countdownAt';

/**
 * State of a countdown, updated every second. Null on the server and until mount, since clocks differ, and if it was
 * already over. `onComplete` is called once it is over, also if it already was.
 */
export function useCountdown(start: number | null, end: number, onComplete?: () => void): CountdownMoment | null {
  const [moment, setMoment] = useState<CountdownMoment | null>(null);
  const complete = useEffectEvent(() => onComplete?.());

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function update() {
      const now = countdownAt(Date.now(), start, end);
      setMoment((last) => (last === null && now.phase === 'over' ? null : now));
      if (now.wait === null) complete();
      else timer = setTimeout(update, now.wait);
    }
    update();
    return () => clearTimeout(timer);
  }, [start, end]);

  return moment;
}
