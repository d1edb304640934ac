/**
 * Whether timers were started in this tab. Every page asks, so this stands by itself: with the key of `timerStore`, and
 * without the rest of it.
 */
export function hasTimers(): boolean {
  try {
    return 'cook-timers' in sessionStorage;
  } catch {
    return false; // Storage may be blocked.
  }
}
