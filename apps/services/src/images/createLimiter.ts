/** Thrown to those who would have to wait behind too many others. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

/** Runs at most `atOnce` tasks together, in the order they came; more than `maxWaiting` are turned away. */
export function createLimiter(atOnce: number, maxWaiting: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (task) => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new TooBusyError('too many pictures are being made');
      // Whoever ends hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
