import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from './linkPackages.ts';

/** Copies what git knows of a workspace, or would take in, into a new folder with the same packages. Gives the folder. */
export function copyWorkspace(workspace: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'shop-copy-'));
  // PostgreSQL, which its tests start, runs as another user where root starts it.
  chmodSync(copy, 0o755);
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'];
  const files = execFileSync('git', words, { cwd: workspace, encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const file of files.split('\0').filter(Boolean))
    cpSync(join(workspace, file), join(copy, file), { force: true });
  linkPackages(workspace, copy);
  return copy;
}
