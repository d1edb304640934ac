import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Brand, readBrands } from '@shop/brands';

/** The brands with demo content: a folder beside this file, named after their site. */
export const demoBrands: readonly Brand[] = readBrands().filter(({ site }) =>
  existsSync(join(import.meta.dirname, site)),
);

export const demoSites: readonly string[] = demoBrands.map(({ site }) => site);
