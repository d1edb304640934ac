import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestedBrand } from './brands.ts';

const readme = join(import.meta.dirname, '../../apps/services/demo/README.md');

/** A code of the demo world as its README lists it, by the beginning of what it is; undefined where a shop has none. Throws where no shop has. */
export function demoCode({ site }: TestedBrand, what: string): string | undefined {
  const rows = readFileSync(readme, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const found = rows.filter((row) => row[3]?.startsWith(what));
  if (found.length === 0) throw new Error(`No shop of the demo world has ${what}.`);
  return found.find((row) => row[1] === site)?.[2]?.replaceAll('`', '');
}
