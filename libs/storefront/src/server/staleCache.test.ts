/** @jest-environment node */
import { StaleCache } from './staleCache.ts';

let time = 0;
const keepAll = () => true;

function createCache(limit = 10_000) {
  return new StaleCache<string>({
    freshFor: 10,
    staleFor: 100,
    retryAfter: 5,
    limit,
    sizeOf: (text) => text.length,
    now: () => time,
  });
}

/** A fetch that ends when the test says so. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { fetch: jest.fn(() => promise), resolve, reject };
}

const answers = (value: string) => jest.fn(() => Promise.resolve(value));
const fails = () => jest.fn(() => Promise.reject<string>(new Error('gone')));
/** Lets everything go on that waits for nothing but promises. */
const settle = () => new Promise(setImmediate);

beforeEach(() => {
  time = 0;
});

it('answers a fresh entry without asking', async () => {
  const cache = createCache();
  await cache.get('a', answers('one'), keepAll);
  time = 9;
  const again = answers('two');
  expect(await cache.get('a', again, keepAll)).toBe('one');
  expect(again).not.toHaveBeenCalled();
});

it('asks once for all who wait', async () => {
  const cache = createCache();
  const { fetch, resolve } = held();
  const waiting = [cache.get('a', fetch, keepAll), cache.get('a', fetch, keepAll)];
  resolve('one');
  expect(await Promise.all(waiting)).toEqual(['one', 'one']);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('keeps keys apart', async () => {
  const cache = createCache();
  await cache.get('a', answers('one'), keepAll);
  expect(await cache.get('b', answers('two'), keepAll)).toBe('two');
});

it('answers a stale entry at once and renews it meanwhile, once', async () => {
  const cache = createCache();
  await cache.get('a', answers('one'), keepAll);
  time = 10;
  const { fetch, resolve } = held();
  expect(await cache.get('a', fetch, keepAll)).toBe('one');
  expect(await cache.get('a', fetch, keepAll)).toBe('one');
  expect(fetch).toHaveBeenCalledTimes(1);
  resolve('two');
  await settle();
  expect(await cache.get('a', fetch, keepAll)).toBe('two');
});

it('waits for a new answer when the old one is too old', async () => {
  const cache = createCache();
  await cache.get('a', answers('one'), keepAll);
  time = 100;
  expect(await cache.get('a', answers('two'), keepAll)).toBe('two');
});

it('rejects when there is nothing to fall back on, and asks again the next time', async () => {
  const cache = createCache();
  await expect(cache.get('a', fails(), keepAll)).rejects.toThrow('gone');
  expect(await cache.get('a', answers('one'), keepAll)).toBe('one');
});

it('keeps the old answer when renewing fails, and tries again only after a pause', async () => {
  const cache = createCache();
  await cache.get('a', answers('one'), keepAll);
  time = 10;
  expect(await cache.get('a', fails(), keepAll)).toBe('one');
  await settle();
  time = 14;
  const early = answers('two');
  expect(await cache.get('a', early, keepAll)).toBe('one');
  expect(early).not.toHaveBeenCalled();
  time = 15;
  await cache.get('a', answers('two'), keepAll);
  await settle();
  expect(await cache.get('a', fails(), keepAll)).toBe('two');
});

it('answers but does not store what is not to be kept', async () => {
  const cache = createCache();
  expect(await cache.get('a', answers('fault'), (value) => value !== 'fault')).toBe('fault');
  expect(await cache.get('a', answers('one'), keepAll)).toBe('one');
});

it('prefers an older answer to one that is not to be kept', async () => {
  const cache = createCache();
  const keep = (value: string) => value !== 'fault';
  await cache.get('a', answers('one'), keep);
  cache.invalidate();
  expect(await cache.get('a', answers('fault'), keep)).toBe('one');
});

describe('after the content has changed', () => {
  it('waits for the new answer though the old one is fresh', async () => {
    const cache = createCache();
    await cache.get('a', answers('one'), keepAll);
    cache.invalidate();
    expect(await cache.get('a', answers('two'), keepAll)).toBe('two');
    expect(await cache.get('a', fails(), keepAll)).toBe('two');
  });

  it('falls back on the old answer when fetching fails', async () => {
    const cache = createCache();
    await cache.get('a', answers('one'), keepAll);
    cache.invalidate();
    expect(await cache.get('a', fails(), keepAll)).toBe('one');
  });

  it('does not join a fetch that began before', async () => {
    const cache = createCache();
    const before = held();
    const early = cache.get('a', before.fetch, keepAll);
    cache.invalidate();
    const late = cache.get('a', answers('new'), keepAll);
    before.resolve('old');
    expect(await early).toBe('old');
    expect(await late).toBe('new');
  });

  it('is not set back by a slow fetch of the old content', async () => {
    const cache = createCache();
    const before = held();
    const early = cache.get('a', before.fetch, keepAll);
    cache.invalidate();
    await cache.get('a', answers('new'), keepAll);
    before.resolve('old');
    await early;
    expect(await cache.get('a', fails(), keepAll)).toBe('new');
  });

  it('takes an answer fetched across the change for an old one', async () => {
    const cache = createCache();
    const across = held();
    const early = cache.get('a', across.fetch, keepAll);
    cache.invalidate();
    across.resolve('old');
    await early;
    expect(await cache.get('a', answers('new'), keepAll)).toBe('new');
  });
});

it('counts keys as memory too', async () => {
  const cache = createCache(200);
  await cache.get('a', answers('one'), keepAll);
  await cache.get('x'.repeat(99), answers('y'), keepAll);
  expect(await cache.get('a', answers('two'), keepAll)).toBe('two');
});
