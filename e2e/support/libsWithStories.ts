import { globSync } from 'node:fs';
import { join } from 'node:path';

const libs = join(import.meta.dirname, '../../libs');

/** Folders in `libs/` that have stories. */
export const libsWithStories = [...new Set(globSync('*/src/**/*.stories.tsx', { cwd: libs }).map(firstFolder))].sort();

/**
 * Libs whose stories run in a brand: those that `STORIES_OF` names as `<site>-<lib>`, between commas; all where it names none
 * of the brand. Throws on an unknown one.
 */
export function chosenLibs(site: string): string[] {
  const start = `${site}-`;
  const names = process.env['STORIES_OF']?.split(',') ?? [];
  const libs = names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
  const unknown = libs.find((lib) => !libsWithStories.includes(lib));
  if (unknown) throw new Error(`"${unknown}" is no lib with stories.`);
  return libs.length ? libs : libsWithStories;
}

function firstFolder(path: string): string {
  return path.slice(0, path.indexOf('/'));
}
