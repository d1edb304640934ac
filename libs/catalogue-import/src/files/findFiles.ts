import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Extensions searched for in folders; a file given by name may have any. */
const READ = /\.(?:xml|rss|atom|tsv|txt|json|jsonld|html?)$/i;

/** The files given, and those of the folders given in alphabetical order. Missing ones are kept in the list. */
export async function findFiles(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    const isFolder = await stat(path).then(
      (info) => info.isDirectory(),
      () => false,
    );
    if (!isFolder) {
      found.push(path);
      continue;
    }
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    const inside = entries.filter((entry) => entry.isFile() && READ.test(entry.name));
    found.push(...inside.map((entry) => join(entry.parentPath, entry.name)).sort());
  }
  return [...new Set(found)];
}
