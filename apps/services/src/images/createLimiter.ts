/** Thrown to those who would have to wait behind too many others, or for too long. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

export interface LimiterOptions {
  /** Tasks that run together. */
  atOnce: number;
  /** Tasks that may wait: what a crowd costs in memory. */
  maxWaiting: number;
  /** How long one of them may wait; its caller would not wait longer either. */
  maxWaitMs: number;
}

export interface Limiter {
  /** Runs the task when its turn has come. */
  run<T>(task: () => Promise<T>): Promise<T>;
  /** Tasks whose turn has not come. */
  waiting(): number;
}

/** Runs tasks in the order they came, a few together; who would wait too long is turned away with a `TooBusyError`. */
export function createLimiter({ atOnce, maxWaiting, maxWaitMs }: LimiterOptions): Limiter {
  // A set keeps the order in which tasks came, and lets go of any of them at no cost.
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
      // Whoever ends hands its place over, so `running` stays as it is.
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
