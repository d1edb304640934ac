import { ServerCache, type ServerCacheOptions } from './ServerCache.ts';

let time = 0;

function createCache(options: Partial<ServerCacheOptions<string>> = {}) {
  return new ServerCache<string>({
    freshFor: 10,
    staleFor: 100,
    retryAfter: 5,
    maxBytes: 10_000,
    bytesOf: (text) => text.length,
    keep: (text) => text !== 'fault',
    now: () => time,
    ...options,
  });
}

/** A fetch that the test resolves. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { fetch: jest.fn(() => promise), resolve, reject };
}

const answers = (value: string) => jest.fn(() => Promise.resolve(value));
const fails = () => jest.fn(() => Promise.reject<string>(new Error('gone')));
/** Flushes pending promises. */
const settle = () => new Promise(setImmediate);

beforeEach(() => {
  time = 0;
});

it('returns a fresh entry without fetching', async () => {
  const cache = createCache();
  await cache.get('a', answers('one'));
  time = 9;
  const again = answers('two');
  expect(await cache.get('a', again)).toBe('one');
  expect(again).not.toHaveBeenCalled();
});

it('fetches once for concurrent callers', async () => {
  const cache = createCache();
  const { fetch, resolve } = held();
  const waiting = [cache.get('a', fetch), cache.get('a', fetch)];
  resolve('one');
  expect(await Promise.all(waiting)).toEqual(['one', 'one']);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('keeps keys apart', async () => {
  const cache = createCache();
  await cache.get('a', answers('one'));
  expect(await cache.get('b', answers('two'))).toBe('two');
});

it('returns a stale entry at once and renews it in the background, once', async () => {
  const cache = createCache();
  await cache.get('a', answers('one'));
  time = 10;
  const { fetch, resolve } = held();
  expect(await cache.get('a', fetch)).toBe('one');
  expect(await cache.get('a', fetch)).toBe('one');
  expect(fetch).toHaveBeenCalledTimes(1);
  resolve('two');
  await settle();
  expect(await cache.get('a', fetch)).toBe('two');
});

it('keeps the stored value when a renewal returns an equal one', async () => {
  const cache = new ServerCache<{ text: string }>({
    freshFor: 10,
    staleFor: 100,
    maxEntries: 10,
    isSame: (stored, renewed) => stored.text === renewed.text,
    now: () => time,
  });
  const [first, second, other] = [{ text: 'one' }, { text: 'one' }, { text: 'two' }];
  await cache.get('a', () => Promise.resolve(first));
  time = 10;
  await cache.get('a', () => Promise.resolve(second));
  await settle();
  expect(await cache.get('a', () => Promise.resolve(other))).toBe(first);
  time = 20;
  await cache.get('a', () => Promise.resolve(other));
  await settle();
  expect(await cache.get('a', () => Promise.resolve(first))).toBe(other);
  cache.invalidate();
  expect(await cache.get('a', () => Promise.resolve({ text: 'two' }))).toBe(other);
});

it('waits for a new value when the old one is too old', async () => {
  const cache = createCache();
  await cache.get('a', answers('one'));
  time = 100;
  expect(await cache.get('a', answers('two'))).toBe('two');
});

it('rejects without a fallback, and fetches again the next time', async () => {
  const cache = createCache();
  await expect(cache.get('a', fails())).rejects.toThrow('gone');
  expect(await cache.get('a', answers('one'))).toBe('one');
});

it('keeps the old value when renewing fails, and retries only after a pause', async () => {
  const cache = createCache();
  await cache.get('a', answers('one'));
  time = 10;
  expect(await cache.get('a', fails())).toBe('one');
  await settle();
  time = 14;
  const early = answers('two');
  expect(await cache.get('a', early)).toBe('one');
  expect(early).not.toHaveBeenCalled();
  time = 15;
  await cache.get('a', answers('two'));
  await settle();
  expect(await cache.get('a', fails())).toBe('two');
});

it('returns but does not store what must not be stored', async () => {
  const cache = createCache();
  expect(await cache.get('a', answers('fault'))).toBe('fault');
  expect(await cache.get('a', answers('one'))).toBe('one');
});

it('prefers an older value to one that must not be stored', async () => {
  const cache = createCache();
  await cache.get('a', answers('one'));
  cache.invalidate();
  expect(await cache.get('a', answers('fault'))).toBe('one');
});

describe('after invalidation', () => {
  it('waits for the new value though the old one is fresh', async () => {
    const cache = createCache();
    await cache.get('a', answers('one'));
    cache.invalidate();
    expect(await cache.get('a', answers('two'))).toBe('two');
    expect(await cache.get('a', fails())).toBe('two');
  });

  it('falls back on the old value when fetching fails', async () => {
    const cache = createCache();
    await cache.get('a', answers('one'));
    cache.invalidate();
    expect(await cache.get('a', fails())).toBe('one');
  });

  it('does not join a fetch that started before', async () => {
    const cache = createCache();
    const before = held();
    const early = cache.get('a', before.fetch);
    cache.invalidate();
    const late = cache.get('a', answers('new'));
    before.resolve('old');
    expect(await early).toBe('old');
    expect(await late).toBe('new');
  });

  it('is not overwritten by a slow fetch of the old content', async () => {
    const cache = createCache();
    const before = held();
    const early = cache.get('a', before.fetch);
    cache.invalidate();
    await cache.get('a', answers('new'));
    before.resolve('old');
    await early;
    expect(await cache.get('a', fails())).toBe('new');
  });

  it('treats a value fetched across the invalidation as old', async () => {
    const cache = createCache();
    const across = held();
    const early = cache.get('a', across.fetch);
    cache.invalidate();
    across.resolve('old');
    await early;
    expect(await cache.get('a', answers('new'))).toBe('new');
  });
});

describe('with content versions', () => {
  it('returns what was fetched for the same or a newer version', async () => {
    const cache = createCache();
    await cache.get('a', answers('two'), 2);
    expect(await cache.get('a', fails(), 2)).toBe('two');
    expect(await cache.get('a', fails(), 1)).toBe('two');
  });

  it('fetches again for a newer version', async () => {
    const cache = createCache();
    await cache.get('a', answers('one'), 1);
    expect(await cache.get('a', answers('two'), 2)).toBe('two');
  });

  it('never overwrites a newer value by an older one', async () => {
    const cache = createCache();
    const older = held();
    const early = cache.get('a', older.fetch, 1);
    await cache.get('a', answers('two'), 2);
    older.resolve('one');
    expect(await early).toBe('one');
    expect(await cache.get('a', fails(), 2)).toBe('two');
  });

  it('joins a fetch for a newer version', async () => {
    const cache = createCache();
    const newer = held();
    const first = cache.get('a', newer.fetch, 2);
    const second = cache.get('a', fails(), 1);
    newer.resolve('two');
    expect(await Promise.all([first, second])).toEqual(['two', 'two']);
  });
});

describe('with bounds', () => {
  const isStored = async (cache: ServerCache<string>, key: string) =>
    (await cache.get(key, answers('fetched'))) !== 'fetched';

  it('evicts the least recently used entries above the maximum of bytes', async () => {
    const cache = createCache({ maxBytes: 15 });
    await cache.get('a', answers('aaaa'));
    await cache.get('b', answers('bbbb'));
    await cache.get('a', fails());
    await cache.get('c', answers('cccc'));
    expect(await isStored(cache, 'a')).toBe(true);
    expect(await isStored(cache, 'b')).toBe(false);
  });

  it('evicts the least recently used entries above the maximum of entries', async () => {
    const cache = new ServerCache<string>({ maxEntries: 2 });
    for (const key of ['a', 'b']) await cache.get(key, answers(key));
    await cache.get('a', fails());
    await cache.get('c', answers('c'));
    expect(await isStored(cache, 'a')).toBe(true);
    expect(await isStored(cache, 'b')).toBe(false);
  });

  it('does not count a replaced value', async () => {
    const cache = createCache({ maxBytes: 20 });
    for (let i = 0; i < 5; i += 1) await cache.get('a', answers(`aaaaaa${i}`), i);
    await cache.get('b', answers('bbbb'), 4);
    expect(await cache.get('a', fails(), 4)).toBe('aaaaaa4');
  });

  it('returns but does not store what exceeds the maximum, and removes the old value', async () => {
    const cache = createCache({ maxBytes: 10 });
    await cache.get('a', answers('a'));
    await cache.get('b', answers('b'));
    cache.invalidate();
    expect(await cache.get('a', answers('a'.repeat(11)))).toHaveLength(11);
    expect(await isStored(cache, 'a')).toBe(false);
  });

  it('stores an empty value', async () => {
    const cache = createCache();
    await cache.get('', answers(''));
    expect(await cache.get('', fails())).toBe('');
  });
});

it('keeps an entry as long as it is fresh by default', async () => {
  const forever = new ServerCache<string>({ maxEntries: 2, now: () => time });
  const minute = new ServerCache<string>({ maxEntries: 2, freshFor: 60_000, now: () => time });
  await forever.get('a', answers('one'));
  await minute.get('a', answers('one'));
  time = 60_000;
  expect(await forever.get('a', answers('two'))).toBe('one');
  expect(await minute.get('a', answers('two'))).toBe('two');
});

it('counts keys as memory too', async () => {
  const cache = createCache({ maxBytes: 200 });
  await cache.get('a', answers('one'));
  await cache.get('x'.repeat(99), answers('y'));
  expect(await cache.get('a', answers('two'))).toBe('two');
});

describe('with callers who leave', () => {
  /** A fetch that ends only by being aborted. */
  function endless() {
    let aborted: AbortSignal | undefined;
    const fetch = (signal: AbortSignal) => {
      aborted = signal;
      return new Promise<string>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    };
    return { fetch, isAborted: () => aborted?.aborted };
  }

  it('aborts fetching when all of them have left, and fetches again for the next', async () => {
    const cache = createCache();
    const { fetch, isAborted } = endless();
    const [one, two] = [new AbortController(), new AbortController()];
    const waiting = [cache.get('a', fetch, undefined, one.signal), cache.get('a', fetch, undefined, two.signal)];
    const ended = Promise.allSettled(waiting);
    one.abort(new Error('left'));
    expect(isAborted()).toBe(false);
    two.abort(new Error('left'));
    expect(isAborted()).toBe(true);
    expect(await cache.get('a', answers('one'))).toBe('one');
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('goes on while one stays who never says', async () => {
    const cache = createCache();
    const { fetch, isAborted } = endless();
    const leaving = new AbortController();
    void cache.get('a', fetch, undefined, leaving.signal);
    void cache.get('a', fetch);
    leaving.abort(new Error('left'));
    expect(isAborted()).toBe(false);
  });

  it('renews stale entries whoever leaves', async () => {
    const cache = createCache();
    await cache.get('a', answers('one'));
    time = 10;
    const leaving = new AbortController();
    const { fetch, isAborted } = endless();
    expect(await cache.get('a', fetch, undefined, leaving.signal)).toBe('one');
    leaving.abort(new Error('left'));
    expect(isAborted()).toBe(false);
  });
});
