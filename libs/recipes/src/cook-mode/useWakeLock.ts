import { useEffect } from 'react';

/** Keeps the screen on while mounted, where the browser can; asks again when the visitor comes back to the tab. */
export function useWakeLock(): void {
  useEffect(() => {
    let sentinel: WakeLockSentinel | null = null;
    let isOver = false;

    async function ask() {
      // Refused with little battery, for example: cooking goes on.
      const given = await navigator.wakeLock?.request('screen').catch(() => null);
      if (isOver) void given?.release();
      else sentinel = given ?? null;
    }
    function handleVisibility() {
      if (document.visibilityState === 'visible') void ask();
    }

    void ask();
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', handleVisibility);
      void sentinel?.release();
    };
  }, []);
}
