import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@shop/contracts/constants';

const workspace = join(__dirname, '../../../..');
const loaded = new Map<Locale, Record<string, string>>();

/** The texts of all libs in a language, as they are on disk. */
export function shopMessages(locale: Locale): Record<string, string> {
  let messages = loaded.get(locale);
  if (!messages) {
    const files = globSync(`libs/*/src/messages/${locale}.json`, { cwd: workspace }).sort();
    const parts = files.map(
      (file) => JSON.parse(readFileSync(join(workspace, file), 'utf8')) as Record<string, string>,
    );
    messages = Object.assign({}, ...parts) as Record<string, string>;
    loaded.set(locale, messages);
  }
  return messages;
}
