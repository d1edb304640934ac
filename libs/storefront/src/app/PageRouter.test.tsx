import { renderWithShop } from '@shop/testing';
import { Link } from '@shop/ui-kit/link';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PageData } from '../page/pageData';
import { ANNOUNCE_AFTER_MS, SHOW_AFTER_MS } from './navigationTimings';
import { NavigationIndicator } from './NavigationIndicator';
import { initialPageLocation, usePageLocation } from './PageLocation';
import { PageNavigator } from './PageNavigator';
import { PageRouter } from './PageRouter';

const page = (path: string): PageData => ({ status: 200, locale: 'de', path, search: '', year: 2026 });

function Page() {
  return (
    <>
      <h1>{usePageLocation().page?.path}</h1>
      <Link to="/pfannen">Pfannen</Link>
      <Link to="/pfannen?sort=preis" preventScrollReset>
        Preis
      </Link>
      <Link to="/pfannen#fragen">Fragen</Link>
    </>
  );
}

/** A router whose next page is loaded when the test resolves `load`. */
function openPage(load = (url: URL) => Promise.resolve(page(url.pathname))) {
  window.history.pushState(null, '', '/');
  const navigator = new PageNavigator({ initial: initialPageLocation(page('/'), new URL(window.location.href)), load });
  renderWithShop(
    <PageRouter navigator={navigator}>
      <Page />
      <NavigationIndicator />
    </PageRouter>,
  );
}

/** Replaces the browser's view transition: updates at once. */
const startViewTransition = jest.fn((change: () => void) => {
  act(change);
  return { ready: Promise.reject(new Error('skipped')) };
});
let wantsLessMotion: boolean;

beforeEach(() => {
  wantsLessMotion = false;
  startViewTransition.mockClear();
  Object.assign(document, { startViewTransition });
  window.matchMedia = jest.fn(() => ({ matches: wantsLessMotion }) as MediaQueryList);
});
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

async function go(name: string) {
  fireEvent.click(screen.getByRole('link', { name }));
  await waitFor(() => expect(window.location.href).toBe(screen.getByRole<HTMLAnchorElement>('link', { name }).href));
}
const heading = (name: string) => screen.findByRole('heading', { name });

it('fades to a new page', async () => {
  openPage();
  await go('Pfannen');
  await heading('/pfannen');
  expect(startViewTransition).toHaveBeenCalledTimes(1);
});

it('does not fade to a part or another state of the page, nor back', async () => {
  openPage();
  await go('Pfannen');
  await go('Preis');
  await go('Fragen');
  await heading('/pfannen');
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.go(-3);
  await popped;
  await heading('/');
  // To the page itself, and from its other state to a part of it, which is another address.
  expect(startViewTransition).toHaveBeenCalledTimes(2);
});

it('does not fade with reduced motion, nor where unsupported', async () => {
  wantsLessMotion = true;
  openPage();
  await go('Pfannen');
  await heading('/pfannen');
  expect(startViewTransition).not.toHaveBeenCalled();
});

it('shows a progress bar while a page is loading, announces a slow one, and removes both', async () => {
  jest.useFakeTimers();
  const { promise, resolve } = Promise.withResolvers<PageData>();
  openPage(() => promise);
  const line = () => document.querySelector('[data-navigation-line]');
  fireEvent.click(screen.getByRole('link', { name: 'Pfannen' }));
  act(() => void jest.advanceTimersByTime(SHOW_AFTER_MS - 1));
  expect(line()).toBeNull();
  act(() => void jest.advanceTimersByTime(1));
  expect(line()).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => void jest.advanceTimersByTime(ANNOUNCE_AFTER_MS));
  expect(screen.getByRole('status')).toHaveTextContent('Die Seite wird noch geladen.');
  resolve(page('/pfannen'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('heading', { name: '/pfannen' })).toBeVisible();
  expect(line()).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  jest.useRealTimers();
});
