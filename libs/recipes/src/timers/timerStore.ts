import { readStored, useStored, writeStored } from '../useStored';
import { chime } from './chime';
import type { Timer, TimerStart } from './Timer';

const KEY = 'cook-timers';
const NONE: readonly Timer[] = [];
const SECOND = 1000;

/** Tells that a timer is over. Kept beyond the component that gave it: the visitor may be on another page by then. */
let tell: ((timer: Timer) => void) | undefined;
let alarm: ReturnType<typeof setTimeout> | undefined;

const areTimers = (stored: unknown): stored is readonly Timer[] =>
  Array.isArray(stored) &&
  stored.every((one: Partial<Timer> | null) => typeof one?.id === 'string' && one.seconds! > 0);

/** The timers of this tab, those of other recipes too. */
export function useTimers(): readonly Timer[] {
  return useStored(KEY, NONE, areTimers)[0];
}

/** Says how the end of a timer is told, and lets those ring that ended while the page was not there. */
export function watchTimers(whenOver: (timer: Timer) => void): void {
  tell = whenOver;
  ring();
}

/** The same for pages without the cook mode, which goes before. Returns a function that ends it. */
export function watchTimersElsewhere(whenOver: (timer: Timer) => void): () => void {
  watchTimers(tell ?? whenOver);
  return () => {
    if (tell === whenOver) tell = undefined;
  };
}

/** Starts a timer, or the same one again where it is over. A paused one goes on. */
export function startTimer(start: TimerStart): void {
  const timers = all();
  const known = timers.find((timer) => timer.id === start.id && !timer.isOver);
  if (known) {
    if (known.endsAt === null) resumeTimer(known.id);
    return;
  }
  const timer: Timer = { ...start, endsAt: Date.now() + start.seconds * SECOND, leftMs: 0, isOver: false };
  write([...timers.filter(({ id }) => id !== start.id), timer]);
}

export function pauseTimer(id: string): void {
  change(id, (timer) => ({ ...timer, endsAt: null, leftMs: Math.max(0, (timer.endsAt ?? 0) - Date.now()) }));
}

export function resumeTimer(id: string): void {
  change(id, (timer) => ({ ...timer, endsAt: Date.now() + timer.leftMs }));
}

export function removeTimer(id: string): void {
  write(all().filter((timer) => timer.id !== id));
}

const all = () => readStored(KEY, NONE, areTimers);

function change(id: string, next: (timer: Timer) => Timer) {
  write(all().map((timer) => (timer.id === id ? next(timer) : timer)));
}

function write(timers: readonly Timer[]) {
  writeStored(KEY, timers);
  schedule(timers);
}

const isRunning = ({ endsAt, isOver }: Timer) => endsAt !== null && !isOver;

/** Sets the alarm for the next timer that ends. */
function schedule(timers: readonly Timer[]) {
  clearTimeout(alarm);
  const ends = timers.filter(isRunning).map(({ endsAt }) => endsAt!);
  if (ends.length > 0) alarm = setTimeout(ring, Math.max(0, Math.min(...ends) - Date.now()));
}

function ring() {
  const timers = all();
  const due = timers.filter((timer) => isRunning(timer) && timer.endsAt! <= Date.now());
  if (due.length === 0) {
    schedule(timers);
    return;
  }
  write(timers.map((timer) => (due.includes(timer) ? { ...timer, isOver: true } : timer)));
  chime();
  due.forEach((timer) => tell?.(timer));
}
