import { createHash } from 'node:crypto';
import type { PictureSource } from '../ImportedItem.ts';
import type { PictureStore } from '../ImportTarget.ts';
import type { Progress } from '../Progress.ts';
import { CircuitBreakerFetch } from './CircuitBreakerFetch.ts';
import type { FetchOptions } from './fetchBytes.ts';
import { readLocalFile } from './readLocalFile.ts';

/** The id of a stored picture, or why there is none. */
export type ResolvedPicture = { id: string; problem?: never } | { id?: never; problem: string };

export interface ResolverOptions extends FetchOptions {
  /** Dry run: nothing is fetched or stored; unknown pictures count as valid. */
  dryRun?: boolean;
  /** Fetches known addresses again. */
  refresh?: boolean;
}

const AT_ONCE = 4;
const KEY_LENGTH = 16;
const keyOf = (source: string | Buffer) => createHash('sha256').update(source).digest('hex').slice(0, KEY_LENGTH);

/**
 * Resolves picture sources to stored pictures, each fetched and stored once: its key is a hash of its address or of the
 * file's bytes.
 */
export class PictureResolver {
  readonly #store: PictureStore;
  readonly #options: ResolverOptions;
  readonly #web: CircuitBreakerFetch;
  readonly #resolved = new Map<string, Promise<ResolvedPicture>>();
  #stored: Promise<ReadonlyMap<string, string>> | undefined;

  constructor(store: PictureStore, options: ResolverOptions) {
    this.#store = store;
    this.#options = options;
    this.#web = new CircuitBreakerFetch(options);
  }

  /** Resolves many pictures in advance, a few at a time. */
  async resolveAll(sources: readonly PictureSource[], progress?: Progress): Promise<void> {
    const waiting = sources.entries();
    const work = async () => {
      for (const [index, source] of waiting) {
        await this.resolve(source);
        progress?.('pictures', index + 1, sources.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** The picture of a source, fetched if it is not stored. Never rejects. */
  resolve({ address, folder }: PictureSource): Promise<ResolvedPicture> {
    const name = isAddress(address) ? address : `${folder}\n${address}`;
    const resolved = this.#resolved.get(name) ?? this.#find(address, folder).then(toResolved, toProblem);
    this.#resolved.set(name, resolved);
    return resolved;
  }

  async #find(address: string, folder: string): Promise<string> {
    const { dryRun, refresh } = this.#options;
    if (isAddress(address)) {
      const key = keyOf(address);
      const stored = refresh ? undefined : await this.#findStored(key);
      if (stored ?? dryRun) return stored ?? `new ${key}`;
      return this.#store.store(key, await this.#web.fetch(address));
    }
    if (/^[a-z][a-z0-9+.-]+:/i.test(address)) throw new Error('its address is none of http or https');
    const bytes = await readLocalFile(folder, address);
    const key = keyOf(bytes);
    const stored = await this.#findStored(key);
    return (stored ?? dryRun) ? (stored ?? `new ${key}`) : this.#store.store(key, bytes);
  }

  async #findStored(key: string): Promise<string | undefined> {
    this.#stored ??= this.#store.findStored();
    return (await this.#stored).get(key);
  }
}

function isAddress(address: string): boolean {
  return /^https?:/i.test(address);
}

function toResolved(id: string): ResolvedPicture {
  return { id };
}

function toProblem(error: unknown): ResolvedPicture {
  return { problem: error instanceof Error ? error.message : String(error) };
}
