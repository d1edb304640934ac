interface Flight<Value> {
  promise: Promise<Value>;
  version: number;
}

/** Concurrent callers with the same key share one run of a task. Nothing is stored once it has ended. */
export class SingleFlight<Value> {
  readonly #flights = new Map<string, Flight<Value>>();

  /**
   * The result of the current run for `key`, else of a new one. A run that started for an older version is not joined:
   * it may have read the old content.
   */
  run(key: string, task: () => Promise<Value>, version = 0): Promise<Value> {
    const underWay = this.#flights.get(key);
    if (underWay && underWay.version >= version) return underWay.promise;
    const promise = task().finally(() => {
      if (this.#flights.get(key)?.promise === promise) this.#flights.delete(key);
    });
    this.#flights.set(key, { promise, version });
    return promise;
  }
}
