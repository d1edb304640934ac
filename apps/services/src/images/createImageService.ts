import { join } from 'node:path';
import { ServerCache, SingleFlight } from '@shop/server-cache';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { createDiskCache } from './createDiskCache.ts';
import { createLimiter } from './createLimiter.ts';
import { findOriginalBytes, findOriginalInfo, type OriginalInfo } from './imageRepository.ts';
import { imageTypeOf } from './imageTypeOf.ts';
import { derivativeKey, type DerivativePlan, type RenderPlan } from './planDerivative.ts';
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
  /**
   * The picture as planned, from the cache or made now; null where it vanished meanwhile. Where many wait for theirs it
   * may be made after `quick`, a plan that costs less. Throws a `TooBusyError` where even that would take too long.
   */
  getDerivative(wanted: WantedDerivative): Promise<Derivative | null>;
}

export interface WantedDerivative {
  id: string;
  info: OriginalInfo;
  plan: DerivativePlan;
  /** Null where nothing but the plan will do. */
  quick: RenderPlan | null;
}

export interface Derivative {
  bytes: Buffer;
  /** Name in caches, and ETag, of what these bytes are. */
  key: string;
  /** Made after the quick plan: the next time it may be the better one. */
  isQuick: boolean;
}

const MAX_CACHE_BYTES = 1024 ** 3;
const RENDERS_AT_ONCE = 2;
/** A waiting request is a promise and a socket, a few KB: its picture is read when its turn has come. */
const MAX_WAITING_RENDERS = 4000;
/** Less than the 30 s after which a storefront takes the services for gone. */
const MAX_WAIT_MS = 25_000;
/** About two seconds' work: with more, people see pictures sooner when each of them costs less. */
const HURRY_FROM_WAITING = 40;
/** A deleted picture is still served for this long by a process that has just looked it up. */
const INFO_FRESH_MS = 60_000;
const MAX_INFOS = 10_000;

/** Pictures by id and plan. However many ask for one at the same time, it is made once. */
export function createImageService({
  db,
  log,
  dataDir,
  maxCacheBytes = MAX_CACHE_BYTES,
}: ImageServiceOptions): ImageService {
  const cache = createDiskCache({ dir: join(dataDir, 'image-cache'), maxBytes: maxCacheBytes });
  const infos = new ServerCache<OriginalInfo | null>({
    maxEntries: MAX_INFOS,
    freshFor: INFO_FRESH_MS,
    // An unknown picture may be there in a moment.
    keep: (info) => info !== null,
  });
  const limiter = createLimiter({
    atOnce: RENDERS_AT_ONCE,
    maxWaiting: MAX_WAITING_RENDERS,
    maxWaitMs: MAX_WAIT_MS,
  });
  const flights = new SingleFlight<Derivative | null>();

  async function readCache(key: string): Promise<Buffer | null> {
    const bytes = await cache.read(key).catch((error: unknown) => {
      log.warn({ err: error, key }, 'image cache cannot be read');
      return null;
    });
    // A power cut may leave a file without its bytes.
    return bytes && imageTypeOf(bytes) ? bytes : null;
  }

  async function make({ id, info }: WantedDerivative, key: string, plan: RenderPlan): Promise<Buffer | null> {
    const original = await findOriginalBytes(db, id);
    if (!original) return null;
    const bytes = await renderDerivative(original, info, plan);
    await cache
      .write(key, bytes)
      .catch((error: unknown) => log.warn({ err: error, key }, 'image cache is not written'));
    return bytes;
  }

  // Originals are read when their turn has come, so that a queue holds no pictures in memory.
  async function takeTurn(wanted: WantedDerivative, key: string, plan: RenderPlan): Promise<Derivative | null> {
    const { id, quick } = wanted;
    if (!quick || limiter.waiting() < HURRY_FROM_WAITING) {
      const bytes = await make(wanted, key, plan);
      return bytes && { bytes, key, isQuick: false };
    }
    const quickKey = derivativeKey(id, quick);
    const bytes = (await readCache(quickKey)) ?? (await make(wanted, quickKey, quick));
    return bytes && { bytes, key: quickKey, isQuick: true };
  }

  return {
    findInfo: (id) => infos.get(id, () => findOriginalInfo(db, id)),
    getDerivative: (wanted) => {
      const { id, plan, quick } = wanted;
      const key = derivativeKey(id, plan);
      return flights.run(quick ? `${key} or quick` : key, async () => {
        const kept = plan.kind === 'untouched' ? await findOriginalBytes(db, id) : await readCache(key);
        if (kept) return { bytes: kept, key, isQuick: false };
        return plan.kind === 'untouched' ? null : limiter.run(() => takeTurn(wanted, key, plan));
      });
    },
  };
}
