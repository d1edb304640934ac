import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PARTS_FILE } from '../../partsFile.ts';

interface ClientFolder {
  manifest?: object;
  /** Files of parts by their ids. */
  parts?: Readonly<Record<string, string>>;
  /** Texts by path below the build's folder, `client/assets/a.js`. */
  files?: Record<string, string>;
}

const entryAlone = {
  'app/entry.client.tsx': { file: 'assets/entry.js', isEntry: true },
  'styles.css': { file: 'assets/styles.css' },
};

const builds: string[] = [];
afterAll(() => builds.forEach((build) => rmSync(build, { recursive: true })));

/** Writes the folder of a client build, removed at the end of the test file. Gives its path. */
export function writeClientFolder({ manifest = entryAlone, parts = {}, files = {} }: ClientFolder = {}): string {
  const build = mkdtempSync(join(tmpdir(), 'storefront-'));
  builds.push(build);
  const all = {
    'client/.vite/manifest.json': JSON.stringify(manifest),
    [`client/${PARTS_FILE}`]: JSON.stringify(parts),
    'client/assets/entry.js': 'start()',
    'server/assets/font.woff2': 'font',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(build, path)), { recursive: true });
    writeFileSync(join(build, path), text);
  }
  return join(build, 'client');
}
