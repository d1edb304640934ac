import type { PageData } from '../page/pageData';
import { initialPageLocation, type PageLocation } from './PageLocation';
import { PageNavigator } from './PageNavigator';

const page = (path: string): PageData => ({ status: 200, locale: 'de', path, search: '', year: 2026 });
const show = jest.fn<void, [PageLocation, PageLocation]>();
const load = jest.fn((url: URL) => Promise.resolve(page(url.pathname)));
const close = jest.fn();
let navigator: PageNavigator;
let end: () => void;

/** As a document begins, whatever entry it is loaded at. */
function start() {
  const initial = initialPageLocation(page(window.location.pathname), new URL(window.location.href));
  navigator = new PageNavigator({ initial, load });
  end = navigator.listen(show);
}

beforeEach(async () => {
  jest.clearAllMocks();
  window.history.pushState(null, '', '/liste');
  start();
  navigator.navigate('/topf');
  await settle();
  show.mockClear();
  load.mockClear();
});
afterEach(() => end());

/** Flushes pending promises, and the history's own tasks. */
const settle = async () => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};
async function open(onClose: () => void = close) {
  const release = navigator.openLayer(onClose);
  await settle();
  return release;
}
async function back() {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await popped;
  await settle();
}
const address = () => window.location.pathname;

it('the way back closes what is open and stays on the page; once more, and it leaves', async () => {
  await open();
  await back();
  expect([close.mock.calls.length, address(), show.mock.calls.length]).toEqual([1, '/topf', 0]);
  await back();
  expect([close.mock.calls.length, address()]).toEqual([1, '/liste']);
});

it('closes the last opened first', async () => {
  const outer = jest.fn();
  const inner = jest.fn();
  await open(outer);
  await open(inner);
  await back();
  expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 1]);
  await back();
  expect([outer.mock.calls.length, address()]).toEqual([1, '/topf']);
});

it('closed by other means it leaves nothing behind', async () => {
  const release = await open();
  release();
  await settle();
  expect([address(), show.mock.calls.length]).toEqual(['/topf', 0]);
  await back();
  expect([address(), close.mock.calls.length]).toEqual(['/liste', 0]);
});

it('one that opens as another closes takes its place', async () => {
  const release = await open();
  const { length } = window.history;
  release();
  const other = jest.fn();
  await open(other);
  expect(window.history.length).toBe(length);
  await back();
  expect([close.mock.calls.length, other.mock.calls.length, address()]).toEqual([0, 1, '/topf']);
});

it('a link followed inside takes its place in the history', async () => {
  const release = await open();
  navigator.navigate('/pfanne');
  await settle();
  release();
  await settle();
  expect(address()).toBe('/pfanne');
  await back();
  expect([address(), show.mock.calls.at(-1)?.[0].page?.path]).toEqual(['/topf', '/topf']);
  await back();
  expect(address()).toBe('/liste');
});

it('a navigation that begins as it closes is not undone', async () => {
  const release = await open();
  release();
  await Promise.resolve();
  navigator.navigate('/pfanne');
  await settle();
  expect([address(), show.mock.calls.at(-1)?.[0].page?.path]).toEqual(['/pfanne', '/pfanne']);
  await back();
  expect(address()).toBe('/topf');
});

it('is taken up again by what reopens after a reload', async () => {
  await open();
  const { length } = window.history;
  end();
  start();
  const reopened = jest.fn();
  await open(reopened);
  expect(window.history.length).toBe(length);
  await back();
  expect([reopened.mock.calls.length, address()]).toEqual([1, '/topf']);
});

it('is passed over on the way back where nothing reopens after a reload', async () => {
  await open();
  end();
  start();
  await back();
  await settle();
  expect(address()).toBe('/liste');
});

describe('the way back of a document that has just begun', () => {
  const comesFrom = (referrer: string, length = 3) => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(length);
    end();
    window.history.replaceState(null, '', '/topf');
    start();
    return navigator.canGoBack();
  };

  it('is in the shop where a page of it has led here, in this tab', () => {
    expect(comesFrom(`${window.location.origin}/liste`)).toBe(true);
    expect(comesFrom(`${window.location.origin}/liste`, 1)).toBe(false);
  });

  it.each(['', 'https://search.example/', 'http://localhost.example/'])('is none of the shop from %p', (referrer) => {
    expect(comesFrom(referrer)).toBe(false);
  });

  it('is in the shop once the visitor has followed a link here, and also after a reload', async () => {
    expect(comesFrom('https://search.example/')).toBe(false);
    navigator.navigate('/pfanne');
    await settle();
    expect(navigator.canGoBack()).toBe(true);
    end();
    start();
    expect(navigator.canGoBack()).toBe(true);
    await back();
    expect(navigator.canGoBack()).toBe(false);
  });
});
