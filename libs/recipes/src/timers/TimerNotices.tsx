import { LateTexts, useLateMessages, withTexts } from '@shop/intl';
import { loadedPart } from '@shop/preloadable';
import { WhenWanted } from '@shop/ui-kit/part';
import { useEffect, useEffectEvent } from 'react';
import { allowChime } from './chime';
import { watchTimersElsewhere } from './timerStore';
import { useTimerEnd } from './useTimerEnd';

const content = loadedPart({ Notices });

/** Tells by notices that timers are over which were started before this page was loaded, with its own texts. */
export default function TimerNotices() {
  const texts = useLateMessages();
  return (
    <WhenWanted part={withTexts(content, texts)} failed={null}>
      {(module) => (
        <LateTexts late={texts?.loaded()?.default}>
          <module.Notices />
        </LateTexts>
      )}
    </WhenWanted>
  );
}

function Notices() {
  const { showNotice } = useTimerEnd();
  const handleMounted = useEffectEvent(() => watchTimersElsewhere(showNotice));

  useEffect(() => {
    const stop = handleMounted();
    // Whatever is pressed on this page allows the sound.
    document.addEventListener('click', allowChime, { once: true });
    return () => {
      stop();
      document.removeEventListener('click', allowChime);
    };
  }, []);

  return null;
}
