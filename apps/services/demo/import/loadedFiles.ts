import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inArray, notLike, sql } from 'drizzle-orm';
import type { Transaction } from '../../src/db/database.ts';
import { demoFile } from '../../src/db/schema/index.ts';
import { demoBrands } from '../demoBrands.ts';
import { filesOf } from './readBrand.ts';

const demo = join(import.meta.dirname, '..');
const illustrators = join(demo, '../../../tools/demo-art/src');
const services = join(demo, '../src');
/** Code of the services that rows are made with, too: search documents, addresses, lines on tiles. */
const usedFolders = ['search', 'import'].map((folder) => join(services, folder));
const usedFiles = ['catalogue/excerpt.ts', 'catalogue/factLine.ts', 'catalogue/recipeInfo.ts', 'db/writeRows.ts'].map(
  (file) => join(services, file),
);

type Hashes = Map<string, string>;

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path.slice(demo.length)).update(readFileSync(path));
  return hash.digest('hex');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Hash of the code that creates rows and pictures, and of the brands: when it changes, everything is reloaded. */
export function importerHash(): string {
  const manifests = demoBrands.map(({ folder }) => join(folder, 'package.json'));
  const folders = [join(demo, 'import'), illustrators, ...usedFolders];
  return hashOf([...folders.flatMap(filesBelow), ...usedFiles, ...manifests]);
}

/** Hashes of a brand's files of these kinds, by path. */
export function fileHashes(brand: string, kinds: readonly string[]): Hashes {
  return new Map(kinds.flatMap((kind) => filesOf(brand, kind)).map((file) => [relative(demo, file), hashOf([file])]));
}

const ACCOUNT = 'account:';

/** Stands among the loaded files for a demo account that was created. */
export const accountMark = ({ site, email }: { site: string; email: string }) => `${ACCOUNT}${site}/${email}`;

/** Hashes of the loaded files, by path. */
export async function loadedHashes(tx: Transaction): Promise<Hashes> {
  const rows = await tx
    .select()
    .from(demoFile)
    .where(notLike(demoFile.path, `${ACCOUNT}%`));
  return new Map(rows.map(({ path, hash }) => [path, hash]));
}

/** Whether the files differ from the loaded ones: changed, new, or deleted. */
export function differs(brand: string, kinds: readonly string[], now: Hashes, loaded: Hashes): boolean {
  const isOfKind = (path: string) =>
    kinds.some((kind) => path === `${brand}/${kind}.yaml` || path.startsWith(`${brand}/${kind}/`));
  const before = [...loaded.keys()].filter(isOfKind);
  return before.length !== now.size || [...now].some(([path, hash]) => loaded.get(path) !== hash);
}

/** Stores the hashes of the loaded files and deletes those of files that are gone. */
export async function saveHashes(tx: Transaction, now: Hashes, loaded: Hashes): Promise<void> {
  const gone = [...loaded.keys()].filter((path) => !now.has(path));
  if (gone.length) await tx.delete(demoFile).where(inArray(demoFile.path, gone));
  await tx
    .insert(demoFile)
    .values([...now].map(([path, hash]) => ({ path, hash })))
    .onConflictDoUpdate({ target: demoFile.path, set: { hash: sql`excluded.hash` } });
}
