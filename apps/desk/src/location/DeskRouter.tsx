import { addressOf, type Location, type NavigateOptions, type Navigator, resolveLocation, Router } from '@shop/router';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

/** A router on the browser's history. Everything is loaded, so that navigations take no time. */
export function DeskRouter({ children }: { children: ReactNode }) {
  const [navigator] = useState(() => new HistoryNavigator());
  const location = useSyncExternalStore(navigator.watch, navigator.getLocation);

  useEffect(() => {
    const show = () => navigator.show();
    window.addEventListener('popstate', show);
    return () => window.removeEventListener('popstate', show);
  }, [navigator]);

  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}

const here = (): Location => resolveLocation(addressOf(window.location), { pathname: '/', search: '' });

class HistoryNavigator implements Navigator {
  #location = here();
  readonly #listeners = new Set<() => void>();

  readonly getLocation = () => this.#location;

  readonly watch = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  navigate(to: string, { replace = false }: NavigateOptions = {}) {
    const address = addressOf(resolveLocation(to, this.#location));
    window.history[replace || address === addressOf(this.#location) ? 'replaceState' : 'pushState'](null, '', address);
    this.show();
  }

  go(delta: number) {
    window.history.go(delta);
  }

  /** Shows the address of the browser. */
  show() {
    this.#location = here();
    for (const listener of this.#listeners) listener();
  }

  getState() {
    return 'idle' as const;
  }

  subscribe() {
    return () => undefined;
  }
}
