import type { ShoppingEntry } from './addUp';

/** A line that is ticked off. */
export interface Tick {
  /** Of the line. */
  key: string;
  /** What was needed of it when it was ticked off; null where that is not known, or the line has no amount. */
  amount: number | null;
}

type Line = Pick<ShoppingEntry, 'key' | 'amount'>;

/** The order in which amounts are added up changes the last digits of their sum. */
const ROUNDING = 1e-9;

/** Whether a line is ticked off: a tick holds as long as no more is needed than when it was made. */
export function isTicked(done: readonly Tick[], { key, amount }: Line): boolean {
  const tick = done.find((one) => one.key === key);
  if (!tick) return false;
  return tick.amount === null || amount === null || amount <= tick.amount * (1 + ROUNDING);
}

/** The ticks with that of a line, for the amount that is needed now, or without it. */
export function withTick(done: readonly Tick[], { key, amount }: Line, isDone: boolean): Tick[] {
  const others = done.filter((one) => one.key !== key);
  return isDone ? [...others, { key, amount }] : others;
}

/** A tick as it is stored; lists of before hold the key alone. Null for anything else. */
export function readTick(stored: unknown): Tick | null {
  if (typeof stored === 'string') return { key: stored, amount: null };
  const { key, amount } = (stored ?? {}) as Partial<Tick>;
  return typeof key === 'string' ? { key, amount: typeof amount === 'number' ? amount : null } : null;
}
