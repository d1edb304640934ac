import { Router } from '@shop/router';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { canCrossFade, crossFade } from './crossFade';
import { type PageLocation, PageLocationProvider } from './PageLocation';
import type { PageNavigator } from './PageNavigator';

/** Renders its children at the current location, and at every next one. */
export function PageRouter({ navigator, children }: { navigator: PageNavigator; children: ReactNode }) {
  const [shown, setShown] = useState(navigator.current);

  useLayoutEffect(() => {
    // Shows the latest location, even if a view transition is delayed until after the next navigation.
    const show = () => setShown(navigator.current);
    return navigator.listen((next, previous) => {
      if (isNewPage(next, previous) && canCrossFade()) crossFade(show);
      else startTransition(show);
    });
  }, [navigator]);

  useLayoutEffect(() => navigator.handleShown(shown), [navigator, shown]);

  return (
    <PageLocationProvider value={shown}>
      <Router location={shown.location} navigator={navigator}>
        {children}
      </Router>
    </PageLocationProvider>
  );
}

/**
 * Not for a part or another state of the current page. Nor for back and forward: restoring the scroll position may take
 * several steps, and some browsers animate those navigations themselves.
 */
function isNewPage(next: PageLocation, previous: PageLocation): boolean {
  return next.page !== previous.page && !next.isTraversal && !next.preventScrollReset;
}
