import { LRUCache } from 'lru-cache';

/** Statements whose uses are counted; a list of values makes one of each length. */
const MAX_COUNTED = 2_000;
/** From this use on, a statement is worth being kept by the server. */
const PREPARED_FROM = 3;
/** Each is kept by every connection, with its plan, in some ten to hundred kB. */
const MAX_PREPARED = 300;

/**
 * Gives frequent statements a name. The server parses and plans a named statement a few times for each connection, not at
 * every use; for statements that read a few rows, planning takes longer than running them.
 */
export class StatementNames {
  readonly #uses = new LRUCache<string, number>({ max: MAX_COUNTED });
  readonly #names = new Map<string, string>();

  /** The name of a statement that is about to be used; undefined for one that is not to be prepared. */
  use(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= MAX_PREPARED) return known;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < PREPARED_FROM) {
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    const name = `shop_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
