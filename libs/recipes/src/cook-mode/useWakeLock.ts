import { useEffect } from 'react';

/** Keeps the screen on while mounted, if supported; requests the lock again when the tab becomes visible. */
export function useWakeLock(): void {
  useEffect(() => {
    let sentinel: WakeLockSentinel | null = null;
    let isOver = false;

    async function ask() {
      // May be refused, e.g. at low battery.
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
