import { createHash } from 'node:crypto';
import { like, sql } from 'drizzle-orm';
import type { Database, DatabaseOrTransaction } from '../../db/database.ts';
import { image } from '../../db/schema/image.ts';
import type { PictureSource } from '../ImportedItem.ts';
import type { FetchOptions } from './fetchBytes.ts';
import { PatientFetch } from './PatientFetch.ts';
import type { Progress } from '../Progress.ts';
import { readLocalFile } from './readLocalFile.ts';
import { readPicture } from './readPicture.ts';

/** A picture of the shop, or why there is none. */
export type Shelved = { id: string; problem?: never } | { id?: never; problem: string };

export interface ShelfOptions extends FetchOptions {
  /** Nothing is fetched or stored; unknown pictures count as if they were fine. */
  dryRun?: boolean;
  /** Fetches pictures anew whose addresses are known. */
  refresh?: boolean;
}

const AT_ONCE = 4;
const KEY_LENGTH = 16;
const HASH_LENGTH = 10;
const hashOf = (data: string | Buffer, length: number) =>
  createHash('sha256').update(data).digest('hex').slice(0, length);

/**
 * The imported pictures of a site. The id of each holds a hash of where it comes from, an address or the file's bytes, so
 * that it is fetched and stored once.
 */
export class PictureShelf {
  readonly #db: Database;
  readonly #site: string;
  readonly #options: ShelfOptions;
  readonly #web: PatientFetch;
  readonly #known: Map<string, string>;
  readonly #found = new Map<string, Promise<Shelved>>();

  private constructor(db: Database, site: string, options: ShelfOptions, known: Map<string, string>) {
    this.#db = db;
    this.#site = site;
    this.#options = options;
    this.#web = new PatientFetch(options);
    this.#known = known;
  }

  static async open(db: Database, site: string, options: ShelfOptions): Promise<PictureShelf> {
    const rows = await db
      .select({ id: image.id })
      .from(image)
      .where(like(image.id, `${site}.import.%`))
      .orderBy(image.createdAt);
    return new PictureShelf(db, site, options, new Map(rows.map(({ id }) => [id.split('.')[2] ?? '', id])));
  }

  /** Brings pictures onto the shelf, a few at a time, each once. */
  async fill(sources: readonly PictureSource[], progress?: Progress): Promise<void> {
    const waiting = sources.entries();
    const work = async () => {
      for (const [index, source] of waiting) {
        await this.find(source);
        progress?.('pictures', index + 1, sources.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** The picture of a source; fetched where it is not known. */
  find({ address, folder }: PictureSource): Promise<Shelved> {
    const name = isAddress(address) ? address : `${folder}\n${address}`;
    const found = this.#found.get(name) ?? this.#fetch(address, folder).catch(toProblem);
    this.#found.set(name, found);
    return found;
  }

  async #fetch(address: string, folder: string): Promise<Shelved> {
    const { dryRun, refresh } = this.#options;
    if (isAddress(address)) {
      const key = hashOf(address, KEY_LENGTH);
      const known = refresh ? undefined : this.#known.get(key);
      if (known ?? dryRun) return { id: known ?? this.#idOf(key, 'new') };
      return this.#store(key, await this.#web.fetch(address));
    }
    if (/^[a-z][a-z0-9+.-]+:/i.test(address)) throw new Error('its address is none of http or https');
    const bytes = await readLocalFile(folder, address);
    const key = hashOf(bytes, KEY_LENGTH);
    const known = this.#known.get(key);
    return (known ?? dryRun) ? { id: known ?? this.#idOf(key, 'new') } : this.#store(key, bytes);
  }

  async #store(key: string, given: Buffer): Promise<Shelved> {
    const picture = await readPicture(given);
    const id = this.#idOf(key, hashOf(picture.bytes, HASH_LENGTH));
    await this.#db
      .insert(image)
      .values({ id, ...picture })
      .onConflictDoNothing();
    return { id };
  }

  #idOf(key: string, hash: string): string {
    return `${this.#site}.import.${key}.${hash}`;
  }
}

/** Removes imported pictures of a site that nothing shows any more. */
export async function removeUnusedImports(db: DatabaseOrTransaction, site: string): Promise<void> {
  await db.execute(sql`
    delete from image where id like ${`${site}.import.%`} and id not in (
      select unnest(images) from item where site = ${site}
      union select unnest(images) from sku where site = ${site}
      union select jsonb_array_elements_text(step->'images') from recipe, jsonb_array_elements(steps) step
        where site = ${site}
      union select image_id from cook where site = ${site} and image_id is not null)`);
}

function isAddress(address: string): boolean {
  return /^https?:/i.test(address);
}

function toProblem(error: unknown): Shelved {
  return { problem: error instanceof Error ? error.message : String(error) };
}
