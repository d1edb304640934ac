import { Router } from '@shop/router';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { canCrossFade, crossFade } from './crossFade';
import { type PageLocation, PageLocationProvider } from './PageLocation';
import type { PageNavigator } from './PageNavigator';

/** Shows its children at the location the visitor is at, and at every one they go to. */
export function PageRouter({ navigator, children }: { navigator: PageNavigator; children: ReactNode }) {
  const [shown, setShown] = useState(navigator.current);

  useLayoutEffect(() => {
    // Shows the newest location, even where an animation comes to it after the next navigation.
    const show = () => setShown(navigator.current);
    return navigator.listen((next, previous) => {
      if (isNewPage(next, previous) && canCrossFade()) crossFade(show);
      else startTransition(show);
    });
  }, [navigator]);

  useLayoutEffect(() => navigator.handleShown(), [navigator, shown]);

  return (
    <PageLocationProvider value={shown}>
      <Router location={shown.location} navigator={navigator}>
        {children}
      </Router>
    </PageLocationProvider>
  );
}

/**
 * Not a part or another state of the page that is shown. Nor one the visitor goes back to: it is scrolled to where they
 * left it, which may take several steps, and some browsers animate that by themselves.
 */
function isNewPage(next: PageLocation, previous: PageLocation): boolean {
  return next.page !== previous.page && !next.isTraversal && !next.preventScrollReset;
}
