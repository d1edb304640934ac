import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { createDiskCache } from './createDiskCache.ts';
import { createLimiter } from './createLimiter.ts';
import { createRecentMap } from './createRecentMap.ts';
import { createSharedTasks } from './createSharedTasks.ts';
import { findOriginalBytes, findOriginalInfo, type OriginalInfo } from './imageRepository.ts';
import { imageTypeOf } from './imageTypeOf.ts';
import type { DerivativePlan, RenderPlan } from './planDerivative.ts';
import { renderDerivative } from './renderDerivative.ts';

export interface ImageServiceOptions {
  db: Database;
  log: Logger;
  /** Folder the cache may use. */
  dataDir: string;
  /** Bound of the cache on disk. */
  maxCacheBytes?: number;
}

export interface ImageService {
  /** What is known of a picture; null for an unknown id. */
  findInfo(id: string): Promise<OriginalInfo | null>;
  /** The picture as planned, from the cache or made now; null where it vanished meanwhile. */
  getDerivative(id: string, info: OriginalInfo, key: string, plan: DerivativePlan): Promise<Buffer | null>;
}

const MAX_CACHE_BYTES = 1024 ** 3;
const RENDERS_AT_ONCE = 2;
const MAX_WAITING_RENDERS = 500;
/** A deleted picture is still served for this long by a process that has just looked it up. */
const REMEMBER_INFO_MS = 60_000;
const REMEMBERED_INFOS = 10_000;

/** Pictures by id and plan. However many ask for one at the same time, it is made once. */
export function createImageService({
  db,
  log,
  dataDir,
  maxCacheBytes = MAX_CACHE_BYTES,
}: ImageServiceOptions): ImageService {
  const cache = createDiskCache({ dir: join(dataDir, 'image-cache'), maxBytes: maxCacheBytes });
  const infos = createRecentMap<OriginalInfo>({ max: REMEMBERED_INFOS, forMs: REMEMBER_INFO_MS });
  const limit = createLimiter(RENDERS_AT_ONCE, MAX_WAITING_RENDERS);
  const share = createSharedTasks<Buffer | null>();

  async function readCache(key: string): Promise<Buffer | null> {
    const bytes = await cache.read(key).catch((error: unknown) => {
      log.warn({ err: error, key }, 'image cache cannot be read');
      return null;
    });
    // A power cut may leave a file without its bytes.
    return bytes && imageTypeOf(bytes) ? bytes : null;
  }

  async function make(id: string, info: OriginalInfo, key: string, plan: RenderPlan): Promise<Buffer | null> {
    const original = await findOriginalBytes(db, id);
    if (!original) return null;
    const bytes = await renderDerivative(original, info, plan);
    await cache
      .write(key, bytes)
      .catch((error: unknown) => log.warn({ err: error, key }, 'image cache is not written'));
    return bytes;
  }

  return {
    async findInfo(id) {
      const known = infos.get(id);
      if (known) return known;
      const found = await findOriginalInfo(db, id);
      if (found) infos.set(id, found);
      return found;
    },
    getDerivative: (id, info, key, plan) =>
      share(key, async () => {
        if (plan.kind === 'untouched') return findOriginalBytes(db, id);
        // Originals are read inside the limit too, so that a queue holds no pictures in memory.
        return (await readCache(key)) ?? limit(() => make(id, info, key, plan));
      }),
  };
}
