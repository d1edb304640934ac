import { useLocation, useNavigator } from '@shop/router';
import { renderWithShop } from '@shop/testing';
import { Link } from '@shop/ui-kit/link';
import { SECTION_SHOWN } from '@shop/ui-kit/scroll';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PageData } from '../page/pageData';
import { initialPageLocation } from './PageLocation';
import { PageNavigator } from './PageNavigator';
import { PageRouter } from './PageRouter';
import { ScrollRestoration } from './ScrollRestoration';

let height = 5000;
let grow: (() => void) | null = null;
class GrowthObserver {
  private readonly grown: () => void;

  constructor(grown: () => void) {
    this.grown = grown;
  }
  observe() {
    grow = this.grown;
  }
  disconnect() {
    grow = null;
  }
}

function setScrollY(y: number) {
  Object.defineProperty(window, 'scrollY', { value: Math.min(y, height), configurable: true });
}
const scrolled = (y: number) => {
  setScrollY(y);
  act(() => void window.dispatchEvent(new Event('scroll')));
};
const scrollY = () => window.scrollY;

/** How this document was loaded, as in the Navigation Timing API. */
function loadedBy(type: NavigationTimingType) {
  const entries = [{ type }] as unknown as PerformanceEntryList;
  Object.defineProperty(performance, 'getEntriesByType', { value: () => entries, configurable: true });
}

/** The visitor has interacted with the page before it was hydrated. */
const interacted = (has: boolean) => (window.hasInteracted = has);

beforeEach(() => {
  interacted(false);
  height = 5000;
  setScrollY(0);
  loadedBy('navigate');
  jest.spyOn(window, 'scrollTo').mockImplementation((to) => setScrollY((to as ScrollToOptions).top ?? 0));
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => setScrollY(700));
  window.ResizeObserver = GrowthObserver as unknown as typeof ResizeObserver;
});

function Page() {
  const navigator = useNavigator();
  return (
    <>
      <Link to="/liste">Liste</Link>
      <Link to="/liste?page=2">Seite 2</Link>
      <Link to="/liste?sort=preis" preventScrollReset>
        Preis
      </Link>
      <Link to="/topf#fragen">Fragen</Link>
      <Link to="/liste?sort=preis#%">krumm</Link>
      <button onClick={() => navigator.go(-1)}>zurück</button>
      <button onClick={() => navigator.go(1)}>vor</button>
      <section id="fragen" />
      <output>{useLocation().key}</output>
      <ScrollRestoration />
    </>
  );
}

/** Waits until another location is shown. */
async function go(name: string) {
  const before = screen.getByRole('status').textContent;
  await userEvent.click(screen.getByText(name));
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(before));
}

function openAt(path: string) {
  window.history.pushState(null, '', path);
  const page: PageData = { status: 200, locale: 'de', path, search: '', year: 2026 };
  const navigator = new PageNavigator({
    initial: initialPageLocation(page, new URL(window.location.href)),
    load: () => Promise.resolve(page),
  });
  return renderWithShop(
    <PageRouter navigator={navigator}>
      <Page />
    </PageRouter>,
  );
}

describe('scroll restoration', () => {
  it('starts a new page at its top, and restores the position on back and forward', async () => {
    openAt('/');
    scrolled(900);
    await go('Liste');
    expect(scrollY()).toBe(0);
    scrolled(300);
    await go('zurück');
    expect(scrollY()).toBe(900);
    await go('vor');
    expect(scrollY()).toBe(300);
    await go('Liste');
    expect(scrollY()).toBe(0);
  });

  it('knows the position even if going back comes before the event of the last scroll', async () => {
    openAt('/');
    await go('Liste');
    setScrollY(300);
    act(() => history.back());
    await waitFor(() => expect(location.pathname).toBe('/'));
    await go('vor');
    expect(scrollY()).toBe(300);
  });

  it('distinguishes the pages of a list', async () => {
    openAt('/liste');
    scrolled(400);
    await go('Seite 2');
    scrolled(1200);
    await go('zurück');
    expect(scrollY()).toBe(400);
    await go('vor');
    expect(scrollY()).toBe(1200);
  });

  it('waits for late content that makes the page long enough', async () => {
    openAt('/');
    scrolled(3000);
    await go('Liste');
    height = 1000;
    await go('zurück');
    expect(scrollY()).toBe(1000);
    height = 5000;
    act(() => grow?.());
    expect(scrollY()).toBe(3000);
    // Browsers follow what is in view when something above it grows.
    scrolled(3400);
    act(() => grow?.());
    expect(scrollY()).toBe(3000);
    act(() => void window.dispatchEvent(new Event('wheel')));
    scrolled(2000);
    act(() => grow?.());
    expect(scrollY()).toBe(2000);
  });

  it('stops waiting when the visitor scrolls', async () => {
    openAt('/');
    scrolled(3000);
    await go('Liste');
    height = 1000;
    await go('zurück');
    act(() => void window.dispatchEvent(new Event('wheel')));
    height = 5000;
    act(() => grow?.());
    expect(scrollY()).toBe(1000);
  });

  it('scrolls to the target of a hash, and back to the previous position', async () => {
    openAt('/');
    scrolled(200);
    await go('Fragen');
    expect(scrollY()).toBe(700);
    scrolled(1500);
    await go('zurück');
    expect(scrollY()).toBe(200);
    await go('vor');
    expect(scrollY()).toBe(1500);
  });

  it('restores the position of a page whose address has got the section in view', async () => {
    openAt('/');
    await go('Liste');
    scrolled(1700);
    history.replaceState(history.state, '', '/liste#fragen');
    act(() => void window.dispatchEvent(new Event(SECTION_SHOWN)));
    await go('zurück');
    await go('vor');
    expect(location.hash).toBe('#fragen');
    expect(scrollY()).toBe(1700);
  });

  it('goes to the section of the address once more, and stays there while the page grows, until the visitor scrolls', () => {
    setScrollY(100);
    openAt('/topf#fragen');
    expect(scrollY()).toBe(700);
    // The observer's first report is of the size that it begins with.
    act(() => grow?.());
    setScrollY(400);
    act(() => grow?.());
    expect(scrollY()).toBe(700);
    act(() => void window.dispatchEvent(new Event('wheel')));
    setScrollY(400);
    act(() => grow?.());
    expect(scrollY()).toBe(400);
  });

  it('stays at the section that a link leads to', async () => {
    openAt('/');
    await go('Fragen');
    act(() => grow?.());
    setScrollY(400);
    act(() => grow?.());
    expect(scrollY()).toBe(700);
  });

  it('leaves who has scrolled away from the section before hydration alone', () => {
    interacted(true);
    setScrollY(100);
    openAt('/topf#fragen');
    expect(scrollY()).toBe(100);
  });

  it('keeps the position for a link that asks so, and for an unknown hash', async () => {
    openAt('/liste');
    scrolled(600);
    await go('Preis');
    expect(scrollY()).toBe(600);
    await go('krumm');
    expect(scrollY()).toBe(600);
  });

  it('restores the position after a page load by going back, and not after a reload', () => {
    const { unmount } = openAt('/liste');
    scrolled(800);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(sessionStorage.getItem('scroll:/liste')).toBe('800');
    unmount();

    setScrollY(0);
    loadedBy('reload');
    const reloaded = openAt('/liste');
    expect(scrollY()).toBe(0);
    expect(history.scrollRestoration).toBe('manual');
    sessionStorage.setItem('scroll:/liste', '800');
    reloaded.unmount();

    sessionStorage.setItem('scroll:/liste', '800');
    loadedBy('back_forward');
    openAt('/liste');
    expect(scrollY()).toBe(800);
  });
});
