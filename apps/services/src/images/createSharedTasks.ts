/** Callers who ask for the same key while it is being made wait for the one that is under way. */
export function createSharedTasks<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();

  return (key, make) => {
    const known = underWay.get(key);
    if (known) return known;
    const task = make().finally(() => underWay.delete(key));
    underWay.set(key, task);
    return task;
  };
}
