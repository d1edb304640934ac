import type { PageData } from '../page/pageData';
import { PageMoved } from '../page/PageMoved';
import { ANNOUNCE_AFTER_MS, SHOW_AFTER_MS } from './navigationTimings';
import { initialPageLocation, type PageLocation } from './PageLocation';
import { PageNavigator } from './PageNavigator';

const page = (path: string): PageData => ({ status: 200, locale: 'de', path, search: '', year: 2026 });
/** Result of the loader, resolved by the test. */
let answers: { url: URL; signal: AbortSignal; give: (page: PageData) => void; fail: (thrown: unknown) => void }[];
const show = jest.fn<void, [PageLocation, PageLocation]>();
const load = jest.fn(
  (url: URL, signal: AbortSignal) =>
    new Promise<PageData>((give, fail) => void answers.push({ url, signal, give, fail })),
);
const onFailed = jest.fn<void, [retry: () => void]>();
const onLoaded = jest.fn();
let navigator: PageNavigator;
let end: () => void;

beforeEach(() => {
  answers = [];
  show.mockClear();
  load.mockClear();
  onFailed.mockClear();
  onLoaded.mockClear();
  window.history.pushState(null, '', '/');
  const initial = initialPageLocation(page('/'), new URL(window.location.href));
  navigator = new PageNavigator({ initial, load, onFailed, onLoaded });
  end = navigator.listen(show);
});
afterEach(() => end());

/** Flushes pending promises. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
/** Resolves with the next `popstate`. */
const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const address = () => window.location.pathname + window.location.search + window.location.hash;
const shown = () => show.mock.calls.at(-1)?.[0];
it('changes address and page together, once the page is loaded', async () => {
  navigator.navigate('/pfannen?page=2');
  expect([address(), answers[0]!.url.href]).toEqual(['/', 'http://localhost/pfannen?page=2']);
  answers[0]!.give(page('/pfannen'));
  await settle();
  expect(address()).toBe('/pfannen?page=2');
  expect(shown()).toMatchObject({ page: { path: '/pfannen' }, location: { search: '?page=2' }, isTraversal: false });
});

it('keeps the last of several navigations, and aborts the others', async () => {
  navigator.navigate('/eins');
  navigator.navigate('/zwei');
  answers[0]!.give(page('/eins'));
  answers[1]!.give(page('/zwei'));
  await settle();
  expect(answers.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect([address(), show.mock.calls.length]).toEqual(['/zwei', 1]);
});

it('loads nothing for a part of the same page, but reloads the same address', async () => {
  navigator.navigate('/#fragen');
  await settle();
  expect([address(), load.mock.calls.length]).toEqual(['/#fragen', 0]);
  expect(shown()).toMatchObject({ page: { path: '/' }, location: { hash: '#fragen' } });
  const { length } = window.history;
  navigator.navigate('/#fragen');
  answers[0]!.give(page('/'));
  await settle();
  expect([address(), window.history.length]).toEqual(['/#fragen', length]);
});

it('follows back and forward, and restores the key of the entry', async () => {
  navigator.navigate('/eins');
  answers[0]!.give(page('/eins'));
  await settle();
  const { key } = shown()!.location;
  navigator.navigate('/zwei');
  answers[1]!.give(page('/zwei'));
  await settle();
  const end = popped();
  navigator.go(-1);
  await end;
  answers[2]!.give(page('/eins'));
  await settle();
  expect(shown()).toMatchObject({ page: { path: '/eins' }, location: { key }, isTraversal: true });
});

it('changes nothing when the visitor goes back before the next page is rendered', async () => {
  navigator.navigate('/eins');
  answers[0]!.give(page('/eins'));
  await settle();
  const rendered = navigator.current;
  navigator.handleShown(rendered);
  navigator.navigate('/zwei');
  answers[1]!.give(page('/zwei'));
  await settle();
  const end = popped();
  navigator.go(-1);
  await end;
  await settle();
  expect([shown() === rendered, navigator.current === rendered, load.mock.calls.length]).toEqual([true, true, 2]);

  // The way forward leads to the other page.
  navigator.handleShown(rendered);
  const endForth = popped();
  navigator.go(1);
  await endForth;
  answers[2]!.give(page('/zwei'));
  await settle();
  expect(shown()).toMatchObject({ page: { path: '/zwei' }, isTraversal: true });
});

it('replaces an entry, and keeps the scroll position on request', async () => {
  const { length } = window.history;
  navigator.navigate('/?sort=price', { replace: true, preventScrollReset: true });
  answers[0]!.give(page('/'));
  await settle();
  expect([address(), window.history.length, shown()?.preventScrollReset]).toEqual(['/?sort=price', length, true]);
});

it('follows a page that has moved', async () => {
  navigator.navigate('/alt');
  answers[0]!.fail(new PageMoved('/neu?a=b'));
  await settle();
  expect(answers[1]!.url.pathname).toBe('/neu');
  answers[1]!.give(page('/neu'));
  await settle();
  expect(address()).toBe('/neu?a=b');
});

describe('a page that cannot be loaded', () => {
  const unavailable = (path: string): PageData => ({ ...page(path), status: 503 });
  const retry = () => onFailed.mock.calls.at(-1)![0]();

  it('leaves the visitor where they are, and can be tried again', async () => {
    navigator.navigate('/pfannen');
    answers[0]!.give(unavailable('/pfannen'));
    await settle();
    expect([address(), show.mock.calls.length, onLoaded.mock.calls.length]).toEqual(['/', 0, 0]);
    expect(onFailed).toHaveBeenCalledTimes(1);

    retry();
    answers[1]!.give(page('/pfannen'));
    await settle();
    expect(address()).toBe('/pfannen');
    expect(shown()).toMatchObject({ page: { path: '/pfannen' }, isTraversal: false });
    expect(onLoaded).toHaveBeenCalledTimes(1);
  });

  it('does so when loading throws, and logs why', async () => {
    const fault = new Error('kaputt');
    navigator.navigate('/pfannen');
    answers[0]!.fail(fault);
    await settle();
    expect([address(), show.mock.calls.length, onFailed.mock.calls.length]).toEqual(['/', 0, 1]);
    expect(jest.mocked(console.error).mock.calls).toEqual([[fault]]);
    jest.mocked(console.error).mockClear();
  });

  it('returns to the entry of the current page after going back, and goes back again on retry', async () => {
    navigator.navigate('/eins');
    answers[0]!.give(page('/eins'));
    await settle();
    navigator.handleShown(navigator.current);
    let end = popped();
    navigator.go(-1);
    await end;
    expect(address()).toBe('/');
    end = popped();
    answers[1]!.give(unavailable('/'));
    await end;
    expect([address(), show.mock.calls.length, answers.length]).toEqual(['/eins', 1, 2]);

    end = popped();
    retry();
    await end;
    answers[2]!.give(page('/'));
    await settle();
    expect(address()).toBe('/');
    expect(shown()).toMatchObject({ page: { path: '/' }, isTraversal: true });
  });

  it('goes on after a link that was followed while the way back was loading', async () => {
    for (const path of ['/eins', '/zwei']) {
      navigator.navigate(path);
      answers.at(-1)!.give(page(path));
      await settle();
    }
    let end = popped();
    navigator.go(-1);
    await end;
    navigator.navigate('/drei');
    answers.at(-1)!.give(page('/drei'));
    await settle();

    end = popped();
    navigator.go(-1);
    await end;
    expect(address()).toBe('/eins');
    end = popped();
    answers.at(-1)!.give(unavailable('/eins'));
    await Promise.race([end, settle().then(settle).then(settle)]);
    expect(address()).toBe('/drei');

    navigator.navigate('/vier');
    answers.at(-1)!.give(page('/vier'));
    await settle();
    expect(shown()).toMatchObject({ page: { path: '/vier' } });
  });

  it('writes the address of the current page where the entry is one of the browser', async () => {
    window.history.pushState(null, '', '/fremd');
    window.dispatchEvent(new PopStateEvent('popstate'));
    answers[0]!.give(unavailable('/fremd'));
    await settle();
    expect([address(), show.mock.calls.length]).toEqual(['/', 0]);
    retry();
    answers[1]!.give(page('/fremd'));
    await settle();
    expect(address()).toBe('/fremd');
  });
});

describe('navigation state', () => {
  const states: string[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    states.length = 0;
    navigator.subscribe(() => states.push(navigator.getState()));
  });
  afterEach(() => jest.useRealTimers());

  it('is idle during a quick navigation', async () => {
    navigator.navigate('/eins');
    jest.advanceTimersByTime(SHOW_AFTER_MS - 1);
    answers[0]!.give(page('/eins'));
    await jest.advanceTimersByTimeAsync(0);
    navigator.handleShown(navigator.current);
    jest.runAllTimers();
    expect(states).toEqual([]);
  });

  it('is loading, then slow, until the page is shown', async () => {
    navigator.navigate('/eins');
    jest.advanceTimersByTime(SHOW_AFTER_MS);
    expect(states).toEqual(['loading']);
    jest.advanceTimersByTime(ANNOUNCE_AFTER_MS - SHOW_AFTER_MS);
    answers[0]!.give(page('/eins'));
    await jest.advanceTimersByTimeAsync(0);
    expect(states).toEqual(['loading', 'slow']);
    navigator.handleShown(navigator.current);
    expect(states).toEqual(['loading', 'slow', 'idle']);
  });

  it('continues for a navigation that overtakes, and ends with a part of the same page', async () => {
    navigator.navigate('/eins');
    jest.advanceTimersByTime(SHOW_AFTER_MS);
    navigator.navigate('/zwei');
    navigator.handleShown(navigator.current);
    expect(states).toEqual(['loading']);
    navigator.navigate('/#fragen');
    navigator.handleShown(navigator.current);
    await jest.runAllTimersAsync();
    expect(states).toEqual(['loading', 'idle']);
  });

  it('ends with a page that could not be loaded', async () => {
    navigator.navigate('/eins');
    jest.advanceTimersByTime(SHOW_AFTER_MS);
    answers[0]!.fail(new Error('kaputt'));
    await jest.advanceTimersByTimeAsync(0);
    navigator.handleShown(navigator.current);
    expect(states).toEqual(['loading', 'idle']);
    jest.mocked(console.error).mockClear();
  });

  it('ends when the page is restored from the back/forward cache', () => {
    navigator.navigate('/eins');
    jest.advanceTimersByTime(SHOW_AFTER_MS);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(states).toEqual(['loading', 'idle']);
    expect(answers[0]!.signal.aborted).toBe(true);
  });
});
