import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LinkPrefetcher } from './LinkPrefetcher';
import { MAX_PREFETCHES, PREFETCH_DWELL_MS } from './navigationTimings';

let started: { path: string; signal: AbortSignal; end: () => void }[];
let connection: { saveData?: boolean; effectiveType?: string } | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  started = [];
  connection = undefined;
  Object.defineProperty(navigator, 'connection', { get: () => connection, configurable: true });
  const prefetcher = new LinkPrefetcher(
    ({ pathname, search }, signal) =>
      new Promise((end) => void started.push({ path: pathname + search, signal, end: () => end(undefined) })),
  );
  render(
    ['/', '/a', '/b', '/c', '/d'].map((href) => (
      <a key={href} href={href} {...prefetcher}>
        {href}
      </a>
    )),
  );
});
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const link = (name: string) => screen.getByRole('link', { name });
const enter = (name: string) => user.hover(link(name));
const dwell = () => jest.advanceTimersByTime(PREFETCH_DWELL_MS);
const paths = () => started.map(({ path }) => path);

it('loads the page of a hovered link, once while it is loading', async () => {
  await enter('/a');
  jest.advanceTimersByTime(PREFETCH_DWELL_MS - 1);
  expect(paths()).toEqual([]);
  dwell();
  await user.pointer({ keys: '[MouseLeft>]', target: link('/a') });
  expect(paths()).toEqual(['/a']);
});

it('loads nothing for links the mouse passes over', async () => {
  await enter('/a');
  await enter('/b');
  await user.unhover(link('/b'));
  dwell();
  expect(paths()).toEqual([]);
});

it('starts at once where a link is pressed, but not for a context menu', async () => {
  await user.pointer({ keys: '[TouchA>]', target: link('/a') });
  await user.pointer({ keys: '[MouseRight>]', target: link('/b') });
  expect(paths()).toEqual(['/a']);
});

it('loads the page of a focused link', async () => {
  await user.tab();
  await user.tab();
  await user.tab();
  dwell();
  expect(paths()).toEqual(['/b']);
});

it('aborts loading when the link is left', async () => {
  await enter('/a');
  dwell();
  await user.unhover(link('/a'));
  expect(started[0]!.signal.aborted).toBe(true);
});

it('loads a limited number of pages at a time', async () => {
  for (const name of ['/a', '/b', '/c', '/d']) {
    await enter(name);
    dwell();
  }
  expect(started).toHaveLength(MAX_PREFETCHES);
  started[0]!.end();
  await jest.advanceTimersByTimeAsync(0);
  await enter('/c');
  dwell();
  expect(paths().at(-1)).toBe('/c');
});

it.each([[{ saveData: true }], [{ effectiveType: '2g' }], [{ effectiveType: 'slow-2g' }]])(
  'loads nothing ahead on a connection with %j',
  async (given) => {
    connection = given;
    await enter('/a');
    dwell();
    expect(paths()).toEqual([]);
  },
);

it('loads nothing for the current page', async () => {
  await enter('/');
  dwell();
  expect(paths()).toEqual([]);
});
