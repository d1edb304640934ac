import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDiskCache } from './createDiskCache.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'image-cache-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const usedDaysAgo = (key: string, days: number) => {
  const at = new Date(Date.now() - days * 86_400_000);
  return utimes(join(dir, key.slice(0, 2), key), at, at);
};

describe('createDiskCache', () => {
  it('returns stored files, and null for others', async () => {
    const cache = createDiskCache({ dir: join(dir, 'made', 'later'), maxBytes: 1000 });
    await cache.write('aa1', Buffer.from('one'));
    expect((await cache.read('aa1'))?.toString()).toBe('one');
    expect(await cache.read('bb2')).toBeNull();
  });

  it('leaves no temporary files behind', async () => {
    const cache = createDiskCache({ dir, maxBytes: 1000 });
    await Promise.all(Array.from({ length: 8 }, () => cache.write('aa1', Buffer.from('same'))));
    expect(await readdir(join(dir, 'aa'))).toEqual(['aa1']);
  });

  it('evicts the least recently used files above the maximum size', async () => {
    const cache = createDiskCache({ dir, maxBytes: 40 });
    for (const key of ['aa1', 'bb2', 'cc3', 'dd4']) await cache.write(key, Buffer.alloc(10));
    await usedDaysAgo('aa1', 3);
    await usedDaysAgo('bb2', 2);
    await usedDaysAgo('cc3', 1);
    // Reading makes the oldest the newest.
    await cache.read('aa1');
    await cache.write('ee5', Buffer.alloc(10));
    expect(await cache.read('aa1')).not.toBeNull();
    expect(await cache.read('bb2')).toBeNull();
    expect(await cache.read('ee5')).not.toBeNull();
  });

  it('counts files of an earlier process', async () => {
    await createDiskCache({ dir, maxBytes: 1000 }).write('aa1', Buffer.alloc(30));
    await usedDaysAgo('aa1', 1);
    const cache = createDiskCache({ dir, maxBytes: 40 });
    await cache.write('bb2', Buffer.alloc(20));
    expect(await cache.read('aa1')).toBeNull();
    expect(await cache.read('bb2')).not.toBeNull();
  });
});
