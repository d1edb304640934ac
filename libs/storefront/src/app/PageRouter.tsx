import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import type { PageNavigator } from './PageNavigator';
import { PlaceProvider } from './Place';

/** Shows its children at the place the visitor is at, and at every one they go to. */
export function PageRouter({ navigator, children }: { navigator: PageNavigator; children: ReactNode }) {
  const [place, setPlace] = useState(navigator.place);
  useLayoutEffect(() => navigator.listen((next) => startTransition(() => setPlace(next))), [navigator]);
  return (
    <PlaceProvider value={place}>
      <Router location={place.location} navigator={navigator}>
        {children}
      </Router>
    </PlaceProvider>
  );
}
