import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { type Location, resolveLocation } from './Location';
import type { NavigateOptions, Navigator } from './Navigator';
import { Router } from './Router';

/** A router with an in-memory history, for tests and stories. */
export function MemoryRouter({ address = '/', children }: { address?: string; children: ReactNode }) {
  const [navigator] = useState(() => new MemoryNavigator(address));
  const location = useSyncExternalStore(navigator.subscribe, navigator.getLocation, navigator.getLocation);
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

class MemoryNavigator implements Navigator {
  #entries: readonly Location[];
  #index = 0;
  readonly #listeners = new Set<() => void>();
  #layers: readonly (() => void)[] = [];

  constructor(address: string) {
    this.#entries = [resolveLocation(address, { pathname: '/', search: '' })];
  }

  readonly getLocation = () => this.#entries[this.#index]!;

  readonly getState = () => 'idle' as const;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  navigate(to: string, { replace = false }: NavigateOptions = {}) {
    const kept = this.#entries.slice(0, replace ? this.#index : this.#index + 1);
    this.#entries = [...kept, resolveLocation(to, this.getLocation())];
    this.#show(kept.length);
  }

  readonly openLayer = (close: () => void) => {
    this.#layers = [...this.#layers, close];
    return () => void (this.#layers = this.#layers.filter((other) => other !== close));
  };

  go(delta: number) {
    const close = delta < 0 ? this.#layers.at(-1) : undefined;
    if (close) {
      this.#layers = this.#layers.slice(0, -1);
      return close();
    }
    if (this.#entries[this.#index + delta]) this.#show(this.#index + delta);
  }

  readonly canGoBack = () => this.#index > 0;

  #show(index: number) {
    this.#index = index;
    for (const listener of this.#listeners) listener();
  }
}
