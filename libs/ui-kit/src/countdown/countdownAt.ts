/** ms a countdown takes to fade out after its end, until it is complete (specification, section 4). */
export const FADE_MS = 300;
/** ms; browsers run longer timers at once. */
const LONGEST_WAIT = 2 ** 31 - 1;
const SECOND = 1000;

export interface CountdownMoment {
  /** `waiting` for the start, `running`, `ending` while it fades, `over`. */
  phase: 'waiting' | 'running' | 'ending' | 'over';
  /** Seconds that remain, the one that has begun included. */
  seconds: number;
  /** ms until the next moment; null after the last. */
  wait: number | null;
}

/** What a countdown shows at a time, and when to look again. Times in Unix ms; without a start it runs at once. */
export function countdownAt(now: number, start: number | null, end: number): CountdownMoment {
  const left = end - now;
  if (left <= -FADE_MS) return { phase: 'over', seconds: 0, wait: null };
  if (left <= 0) return { phase: 'ending', seconds: 0, wait: left + FADE_MS };
  const seconds = Math.ceil(left / SECOND);
  if (start !== null && now < start) return { phase: 'waiting', seconds, wait: Math.min(start - now, LONGEST_WAIT) };
  return { phase: 'running', seconds, wait: left % SECOND || SECOND };
}
