import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestedBrand } from './brands.ts';
import { test } from './test.ts';

const readme = join(import.meta.dirname, '../../apps/services/demo/README.md');

/**
 * A code of the demo world as its README lists it, by the beginning of what it is. Skips the test where this shop has none;
 * throws an error where none has.
 */
export function demoCode({ site }: TestedBrand, what: string): string {
  const rows = readFileSync(readme, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const found = rows.filter((row) => row[3]?.startsWith(what));
  if (found.length === 0) throw new Error(`No shop of the demo world has ${what}.`);
  const own = found.find((row) => row[1] === site)?.[2];
  test.skip(own === undefined, `${site} has no ${what}.`);
  return own!.replaceAll('`', '');
}
