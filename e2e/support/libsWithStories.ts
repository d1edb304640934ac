import { globSync } from 'node:fs';
import { join } from 'node:path';

const libs = join(import.meta.dirname, '../../libs');

/** Folders in `libs/` that have stories. */
export const libsWithStories = [...new Set(globSync('*/src/**/*.stories.tsx', { cwd: libs }).map(firstFolder))].sort();

function firstFolder(path: string): string {
  return path.slice(0, path.indexOf('/'));
}
