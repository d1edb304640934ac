import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type Brand, shopEntrySchema } from './Brand.ts';

interface Manifest {
  name: string;
  shop?: unknown;
}

/** The storefront in a folder; null where the package there is none. Throws an error that names what is wrong. */
export function findBrand(folder: string): Brand | null {
  const file = join(folder, 'package.json');
  const { name, shop } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  if (shop === undefined) return null;
  const result = shopEntrySchema.safeParse(shop);
  if (!result.success) throw new Error(`The "shop" entry of ${file} is wrong.\n${z.prettifyError(result.error)}`);
  return { ...result.data, project: name, folder: resolve(folder) };
}

/** The storefront in a folder. Throws where there is none, too. */
export function readBrand(folder: string): Brand {
  const brand = findBrand(folder);
  if (!brand) throw new Error(`${join(folder, 'package.json')} has no "shop" entry, so it is no storefront.`);
  return brand;
}
