import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type GeneratorCallback, type Tree, updateJson } from '@nx/devkit';

const LOCK = 'package-lock.json';
/** Holds the hash of the lock file that was installed last; `tools/bootstrap.mjs` installs where it is another. */
const STAMP = 'node_modules/.shop-installed';

type Packages = Record<string, object>;

/**
 * Makes a package of the workspace known to npm without asking a registry: the lines that `npm install` would add to the
 * lock file, and, once everything is written, the link it would make.
 */
export function linkPackage(tree: Tree, folder: string): GeneratorCallback {
  const name = `@shop/${basename(folder)}`;
  const link = `node_modules/${name}`;
  const isInstalled = readStamp(tree.root) === hashOf(tree.root);
  updateJson<{ packages: Packages }>(tree, LOCK, (lock) => {
    for (const [key, entry] of [
      [folder, { name }],
      [link, { resolved: folder, link: true }],
    ] as const)
      lock.packages = withEntry(lock.packages, key, entry);
    return lock;
  });
  return () => {
    const path = join(tree.root, link);
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(tree.root, folder)), path, 'junction');
    if (isInstalled) writeStamp(tree.root);
  };
}

/** With an entry where npm's order has it. */
function withEntry(packages: Packages, key: string, entry: object): Packages {
  const entries = Object.entries(packages);
  const next = entries.findIndex(([other]) => other.localeCompare(key, 'en') > 0);
  return Object.fromEntries(entries.toSpliced(next < 0 ? entries.length : next, 0, [key, entry]));
}

function readStamp(root: string): string {
  const file = join(root, STAMP);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** As a new file: the old one may be a link, or shared by copies of the workspace. */
function writeStamp(root: string): void {
  rmSync(join(root, STAMP));
  writeFileSync(join(root, STAMP), hashOf(root));
}

function hashOf(root: string): string {
  return createHash('sha256')
    .update(readFileSync(join(root, LOCK)))
    .digest('hex');
}
