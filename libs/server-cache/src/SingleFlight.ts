interface Flight<Value> {
  promise: Promise<Value>;
  version: number;
  /** Callers that have not left. */
  waiting: number;
  abort: AbortController;
}

/** Concurrent callers with the same key share one run of a task. Nothing is stored once it has ended. */
export class SingleFlight<Value> {
  readonly #flights = new Map<string, Flight<Value>>();

  /**
   * The result of the current run for `key`, else of a new one. A run that started for an older version is not joined:
   * it may have read the old content. `signal` tells that the caller leaves; the task's own aborts when all have left.
   */
  run(key: string, task: (signal: AbortSignal) => Promise<Value>, version = 0, signal?: AbortSignal): Promise<Value> {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    const underWay = this.#flights.get(key);
    const canJoin = underWay && underWay.version >= version && !underWay.abort.signal.aborted;
    const flight = canJoin ? underWay : this.#start(key, task, version);
    flight.waiting += 1;
    signal?.addEventListener('abort', () => {
      flight.waiting -= 1;
      if (flight.waiting === 0) flight.abort.abort(signal.reason);
    });
    return flight.promise;
  }

  #start(key: string, task: (signal: AbortSignal) => Promise<Value>, version: number): Flight<Value> {
    const abort = new AbortController();
    const promise = task(abort.signal).finally(() => {
      if (this.#flights.get(key)?.promise === promise) this.#flights.delete(key);
    });
    const flight = { promise, version, waiting: 0, abort };
    this.#flights.set(key, flight);
    return flight;
  }
}
