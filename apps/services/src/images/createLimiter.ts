/** Thrown if the queue is too long, or the wait. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

export interface LimiterOptions {
  /** Maximum number of concurrent tasks. */
  atOnce: number;
  /** Maximum length of the queue, which bounds the memory. */
  maxWaiting: number;
  /** Maximum wait of a task; its caller would not wait longer either. */
  maxWaitMs: number;
}

export interface Limiter {
  /** Runs the task when its turn comes. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** Number of waiting tasks. */
  waiting(): number;
}

/** Runs tasks in order, a few concurrently; rejects with a `TooBusyError` those who would wait too long. */
export function createLimiter({ atOnce, maxWaiting, maxWaitMs }: LimiterOptions): Limiter {
  // A set keeps the insertion order, and deletes in constant time.
  const queue = new Set<() => void>();
  let running = 0;

  function turn(): Promise<void> {
    if (queue.size >= maxWaiting) throw new TooBusyError('too many pictures are being made');
    return new Promise<void>((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        queue.delete(start);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.delete(start);
        reject(new TooBusyError('pictures take too long to be made'));
      }, maxWaitMs);
      queue.add(start);
    });
  }

  return {
    waiting: () => queue.size,
    async run(task) {
      // A finished task hands its slot over, so `running` is unchanged.
      if (running >= atOnce) await turn();
      else running += 1;
      try {
        return await task();
      } finally {
        const [next] = queue;
        if (next) next();
        else running -= 1;
      }
    },
  };
}
