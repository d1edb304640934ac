import { totalmem } from 'node:os';

/** PostgreSQL's own default. */
const MIN = 128;
/** Holds the search of 100 000 products with all of their texts. */
const MAX = 512;
const MEGABYTE = 2 ** 20;

/**
 * Megabytes that PostgreSQL keeps pages of tables in: a quarter of the memory, as its manual advises for `shared_buffers`,
 * within bounds. Bytes of memory are those this process may use, where it is confined.
 */
export function bufferMegabytes(memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)): number {
  return Math.round(Math.min(MAX, Math.max(MIN, memory / MEGABYTE / 4)));
}
