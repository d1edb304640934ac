import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Brand } from './Brand.ts';
import { findBrand } from './readBrand.ts';

const WORKSPACE = join(import.meta.dirname, '../../..');
/** What no two brands may share. */
const UNIQUE = ['site', 'host', 'port'] as const;

/**
 * All storefronts of the workspace, in the order of their ports: the first is the one meant where nobody names one.
 * Throws an error that names what is wrong.
 */
export function readBrands(workspace = WORKSPACE): readonly Brand[] {
  const brands = globSync('apps/*/package.json', { cwd: workspace })
    .flatMap((file) => findBrand(join(workspace, dirname(file))) ?? [])
    .toSorted((one, other) => one.port - other.port);
  for (const key of UNIQUE) {
    const same = Object.values(Object.groupBy(brands, (brand) => brand[key])).find((group) => group!.length > 1);
    if (same)
      throw new Error(`${same.map(({ folder }) => folder).join(' and ')} have the same ${key}, ${same[0]![key]}.`);
  }
  return brands;
}
