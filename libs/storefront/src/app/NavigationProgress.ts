import type { NavigationState } from '@shop/router';
import { ANNOUNCE_AFTER_MS, SHOW_AFTER_MS } from './navigationTimings';

/** State of the current navigation over time. One that overtakes another continues its time. */
export class NavigationProgress {
  #state: NavigationState = 'idle';
  #timers: readonly ReturnType<typeof setTimeout>[] = [];
  readonly #listeners = new Set<() => void>();

  readonly getState = (): NavigationState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  start(): void {
    if (this.#timers.length > 0) return;
    this.#timers = [
      setTimeout(() => this.#change('loading'), SHOW_AFTER_MS),
      setTimeout(() => this.#change('slow'), ANNOUNCE_AFTER_MS),
    ];
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    if (this.#state !== 'idle') this.#change('idle');
  }

  #change(state: NavigationState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
