/** Thrown if the queue is too long, or the wait. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

export interface FairLimiterOptions {
  /** Maximum number of concurrent tasks. */
  atOnce: number;
  /** Maximum number of concurrent tasks of one caller; `atOnce` by default. */
  atOnceEach?: number;
  /** Maximum length of the queue, which bounds the memory. */
  maxWaiting: number;
  /** Maximum number of waiting tasks of one caller; `maxWaiting` by default. */
  maxWaitingEach?: number;
  /** Maximum wait of a task; its caller would not wait longer either. */
  maxWaitMs: number;
}

interface Caller {
  running: number;
  /** A set keeps the insertion order, and deletes in constant time. */
  waiting: Set<() => void>;
}

/**
 * Runs a few tasks concurrently. Callers who wait take turns, each with its first task, so that nobody waits for all
 * that another has asked.
 */
export class FairLimiter {
  readonly #options: Required<FairLimiterOptions>;
  /** In the order of their turns; those without any task are removed. */
  readonly #callers = new Map<string, Caller>();
  #running = 0;
  #waiting = 0;

  constructor(options: FairLimiterOptions) {
    this.#options = { atOnceEach: options.atOnce, maxWaitingEach: options.maxWaiting, ...options };
  }

  /** Runs the task when its turn comes. Rejects like `enter`. */
  async run<T>(caller: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const leave = await this.enter(caller, signal);
    try {
      return await task();
    } finally {
      leave();
    }
  }

  /**
   * Waits for a turn and gives what ends it. Rejects with a `TooBusyError` those who would wait too long, and with the
   * signal's reason those who gave up waiting.
   */
  async enter(caller: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    const { atOnce, atOnceEach } = this.#options;
    const mine = this.#callerOf(caller);
    if (this.#running < atOnce && mine.running < atOnceEach) this.#start(mine);
    else await this.#turn(caller, mine, signal);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#running -= 1;
      mine.running -= 1;
      this.#forgetIdle(caller, mine);
      this.#startNext();
    };
  }

  /** Number of tasks that have their turn before another one of this caller. */
  ahead(caller: string): number {
    const own = this.#callers.get(caller)?.waiting.size ?? 0;
    let ahead = 0;
    for (const { waiting } of this.#callers.values()) ahead += Math.min(waiting.size, own + 1);
    return ahead;
  }

  #callerOf(name: string): Caller {
    const known = this.#callers.get(name);
    if (known) return known;
    const created: Caller = { running: 0, waiting: new Set() };
    this.#callers.set(name, created);
    return created;
  }

  #start(caller: Caller): void {
    this.#running += 1;
    caller.running += 1;
  }

  #turn(name: string, mine: Caller, signal: AbortSignal | undefined): Promise<void> {
    const { maxWaiting, maxWaitingEach, maxWaitMs } = this.#options;
    if (this.#waiting >= maxWaiting || mine.waiting.size >= maxWaitingEach) {
      this.#forgetIdle(name, mine);
      throw new TooBusyError('too many are waiting');
    }
    return new Promise<void>((resolve, reject) => {
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        mine.waiting.delete(start);
        this.#waiting -= 1;
      };
      const start = () => {
        stopWaiting();
        this.#start(mine);
        resolve();
      };
      const refuse = (reason: Error) => {
        stopWaiting();
        this.#forgetIdle(name, mine);
        reject(reason);
      };
      const giveUp = () => refuse(signal?.reason as Error);
      const timer = setTimeout(() => refuse(new TooBusyError('it takes too long')), maxWaitMs);
      signal?.addEventListener('abort', giveUp);
      mine.waiting.add(start);
      this.#waiting += 1;
    });
  }

  #startNext(): void {
    if (this.#running >= this.#options.atOnce) return;
    for (const [name, caller] of this.#callers) {
      const [next] = caller.waiting;
      if (!next || caller.running >= this.#options.atOnceEach) continue;
      this.#callers.delete(name);
      this.#callers.set(name, caller);
      next();
      return;
    }
  }

  #forgetIdle(name: string, caller: Caller): void {
    if (!caller.running && !caller.waiting.size) this.#callers.delete(name);
  }
}
