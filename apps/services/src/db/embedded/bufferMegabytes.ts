import { totalmem } from 'node:os';

/** PostgreSQL's own default. */
const MIN = 128;
/** Holds the search documents of 100 000 products. */
const MAX = 512;
const MEGABYTE = 2 ** 20;

/**
 * `shared_buffers` in megabytes: a quarter of the memory, as PostgreSQL's manual recommends, within bounds. Memory is
 * what this process may use, e.g. in a container.
 */
export function bufferMegabytes(memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)): number {
  return Math.round(Math.min(MAX, Math.max(MIN, memory / MEGABYTE / 4)));
}
