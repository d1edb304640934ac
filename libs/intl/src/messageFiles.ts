import { globSync } from 'node:fs';
import { join } from 'node:path';

/** The message files of all libs in a locale, as absolute paths in alphabetical order. */
export function messageFiles(workspace: string, locale: string): string[] {
  return globSync(`libs/*/src/messages/${locale}.json`, { cwd: workspace })
    .sort()
    .map((file) => join(workspace, file));
}
