import type { ReactNode } from 'react';
import { resolveLocation } from './Location';
import type { Navigator } from './Navigator';
import { Router } from './Router';

const navigator: Navigator = {
  navigate: refuse,
  go: refuse,
  getState: () => 'idle',
  subscribe: () => () => undefined,
};

function refuse(): never {
  throw new Error('Nothing navigates while a page is rendered.');
}

/** A router for the server, which renders one address. */
export function StaticRouter({ address, children }: { address: string; children: ReactNode }) {
  const location = { ...resolveLocation(address, { pathname: '/', search: '' }), key: 'default' };
  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
