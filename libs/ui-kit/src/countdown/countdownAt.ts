/** Duration of the fade-out in ms, after which the countdown is over (specification, section 4). */
export const FADE_MS = 300;
/** Maximum delay of a timer in ms; browsers fire longer ones immediately. */
const LONGEST_WAIT = 2 ** 31 - 1;
const SECOND = 1000;

export interface CountdownMoment {
  /** `waiting` for the start, `running`, `ending` while it fades out, `over`. */
  phase: 'waiting' | 'running' | 'ending' | 'over';
  /** Seconds remaining, including the current one. */
  seconds: number;
  /** ms until the next change; null after the last. */
  wait: number | null;
}

/** State of a countdown at a time, and when it changes next. Times in Unix ms; without a start it runs immediately. */
export function countdownAt(now: number, start: number | null, end: number): CountdownMoment {
  const left = end - now;
  if (left <= -FADE_MS) return { phase: 'over', seconds: 0, wait: null };
  if (left <= 0) return { phase: 'ending', seconds: 0, wait: left + FADE_MS };
  const seconds = Math.ceil(left / SECOND);
  if (start !== null && now < start) return { phase: 'waiting', seconds, wait: Math.min(start - now, LONGEST_WAIT) };
  return { phase: 'running', seconds, wait: left % SECOND || SECOND };
}
