import { createHash } from 'node:crypto';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const REST = 'abcdefghijklmnopqrstuvwxyz0123456789';
/** Candidates of two characters for an id. Where all of them are taken, it has three. */
const TRIES = 8;

/**
 * A class name for each id, the same on every machine. It begins with a capital, as no class written by hand does. A name
 * depends on its id, and on others only where they collide: an id that comes or goes leaves nearly all others
 * their names, and so the scripts that carry them their addresses.
 */
export function shortNames(ids: Iterable<string>): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const id of [...ids].sort()) {
    const name = candidatesOf(id).find((one) => !taken.has(one));
    if (!name) throw new Error(`There are too many styles for short names: ${id} has none.`);
    taken.add(name);
    names.set(id, name);
  }
  return names;
}

/** Possible names of an id, the shortest first. */
function candidatesOf(id: string): string[] {
  const bytes = createHash('sha256').update(id).digest();
  const pair = (at: number) => LETTERS[bytes[at]! % LETTERS.length]! + REST[bytes[at + 1]! % REST.length]!;
  const pairs = Array.from({ length: TRIES }, (_, index) => pair(2 * index));
  return [...pairs, ...pairs.map((name, index) => name + REST[bytes[2 * TRIES + index]! % REST.length]!)];
}
