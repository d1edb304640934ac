import { join } from 'node:path';
import { FairLimiter } from '@shop/limits';
import { ServerCache, SingleFlight } from '@shop/server-cache';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import { createDiskCache } from './createDiskCache.ts';
import { findOriginalBytes, findOriginalInfo, type OriginalInfo, type StoredInfo } from './imageRepository.ts';
import { imageTypeOf } from './imageTypeOf.ts';
import { derivativeKey, type DerivativePlan, type PreviewPlan, type RenderPlan } from './planDerivative.ts';
import { renderDerivative } from './renderDerivative.ts';
import { renderPreview } from './renderPreview.ts';

export interface ImageServiceOptions {
  db: Database;
  log: Logger;
  /** Folder of the cache. */
  dataDir: string;
  /** Maximum size of the cache on disk. */
  maxCacheBytes?: number;
}

export interface ImageService {
  /** Metadata of a picture; null for an unknown id. */
  findInfo(id: string): Promise<StoredInfo | null>;
  /**
   * The derivative of a plan, from the cache or rendered; null if there is none, or the original was deleted meanwhile. Under load,
   * `quick`, a cheaper plan, may be used instead. Throws a `TooBusyError` if even that would take too long.
   */
  getDerivative(wanted: WantedDerivative): Promise<Derivative | null>;
}

export interface WantedDerivative {
  /** Who asks; callers take turns. */
  caller: string;
  id: string;
  info: OriginalInfo;
  plan: DerivativePlan;
  /** Null if there is no cheaper plan. */
  quick: RenderPlan | null;
}

export interface Derivative {
  bytes: Buffer;
  /** Cache key, and ETag, of these bytes. */
  key: string;
  /** Rendered with the quick plan: the next request may get the better one. */
  isQuick: boolean;
}

/** Of what has to be rendered. */
type MadePlan = RenderPlan | PreviewPlan;

const MAX_CACHE_BYTES = 1024 ** 3;
const RENDERS_AT_ONCE = 2;
/** A waiting request costs a promise and a socket, a few KB: its original is read when its turn comes. */
const MAX_WAITING_RENDERS = 4000;
const MAX_WAITING_RENDERS_EACH = 1000;
/** Less than the 30 s after which a storefront times out. */
const MAX_WAIT_MS = 25_000;
/** About two seconds' work: with more, cheaper plans serve everyone sooner. */
const HURRY_FROM_WAITING = 40;
/** A deleted picture may still be served for this long by a process that has just looked it up. */
const INFO_FRESH_MS = 60_000;
const MAX_INFOS = 10_000;

/**
 * Pictures by id and plan. Concurrent requests for one share the rendering, but each caller waits in its own queue: what
 * another one has asked for holds nobody back.
 */
export function createImageService({
  db,
  log,
  dataDir,
  maxCacheBytes = MAX_CACHE_BYTES,
}: ImageServiceOptions): ImageService {
  const cache = createDiskCache({ dir: join(dataDir, 'image-cache'), maxBytes: maxCacheBytes });
  const infos = new ServerCache<StoredInfo | null>({
    maxEntries: MAX_INFOS,
    freshFor: INFO_FRESH_MS,
    // An unknown picture may be uploaded at any moment, and a customer's is gone once its review is hidden.
    keep: (info) => info !== null && !info.isCustomers,
  });
  const limiter = new FairLimiter({
    atOnce: RENDERS_AT_ONCE,
    maxWaiting: MAX_WAITING_RENDERS,
    maxWaitingEach: MAX_WAITING_RENDERS_EACH,
    maxWaitMs: MAX_WAIT_MS,
  });
  const flights = new SingleFlight<Derivative | null>();
  const renders = new SingleFlight<Buffer | null>();

  async function readCache(key: string): Promise<Buffer | null> {
    const bytes = await cache.read(key).catch((error: unknown) => {
      log.warn({ err: error, key }, 'image cache cannot be read');
      return null;
    });
    // After a power failure a file may be empty.
    return bytes && imageTypeOf(bytes) ? bytes : null;
  }

  async function make({ id, info }: WantedDerivative, key: string, plan: MadePlan): Promise<Buffer | null> {
    const original = await findOriginalBytes(db, id);
    if (!original) return null;
    const bytes = await (plan.kind === 'preview'
      ? renderPreview(original, info, plan)
      : renderDerivative(original, info, plan));
    if (!bytes) return null;
    await cache
      .write(key, bytes)
      .catch((error: unknown) => log.warn({ err: error, key }, 'image cache is not written'));
    return bytes;
  }

  /** From the cache, where another caller's turn may have put it meanwhile, or rendered once for all who ask. */
  async function readOrMake(wanted: WantedDerivative, key: string, plan: MadePlan): Promise<Buffer | null> {
    return (await readCache(key)) ?? renders.run(key, () => make(wanted, key, plan));
  }

  // Originals are read when their turn comes, so that the queue holds no pictures in memory.
  async function takeTurn(wanted: WantedDerivative, key: string, plan: MadePlan): Promise<Derivative | null> {
    const { caller, id, quick } = wanted;
    if (!quick || limiter.ahead(caller) < HURRY_FROM_WAITING) {
      const bytes = await readOrMake(wanted, key, plan);
      return bytes && { bytes, key, isQuick: false };
    }
    const quickKey = derivativeKey(id, quick);
    const bytes = await readOrMake(wanted, quickKey, quick);
    return bytes && { bytes, key: quickKey, isQuick: true };
  }

  return {
    findInfo: (id) => infos.get(id, () => findOriginalInfo(db, id)),
    getDerivative: (wanted) => {
      const { caller, id, plan, quick } = wanted;
      const key = derivativeKey(id, plan);
      return flights.run(`${caller} ${key}${quick ? ' or quick' : ''}`, async () => {
        const kept = plan.kind === 'untouched' ? await findOriginalBytes(db, id) : await readCache(key);
        if (kept) return { bytes: kept, key, isQuick: false };
        return plan.kind === 'untouched' ? null : limiter.run(caller, () => takeTurn(wanted, key, plan));
      });
    },
  };
}
