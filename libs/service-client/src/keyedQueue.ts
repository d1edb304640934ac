/** Runs tasks with the same key one after the other, also after one that failed, and others meanwhile. */
export function keyedQueue() {
  const last = new Map<string, Promise<unknown>>();
  return function enqueue<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const running = last.get(key)?.then(task, task) ?? task();
    last.set(key, running);
    const forget = () => {
      if (last.get(key) === running) last.delete(key);
    };
    running.then(forget, forget);
    return running;
  };
}
