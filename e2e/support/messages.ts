import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';

const root = join(import.meta.dirname, '../..');
const cache = new Map<string, Record<string, string>>();

function messagesOf(locale: string): Record<string, string> {
  let messages = cache.get(locale);
  if (!messages) {
    messages = {};
    for (const file of globSync(`libs/*/src/messages/${locale}.json`, { cwd: root })) {
      Object.assign(messages, JSON.parse(readFileSync(join(root, file), 'utf8')));
    }
    cache.set(locale, messages);
  }
  return messages;
}

/** The shop's own words for a message id, so that a spec survives a change of copy. */
export function text(id: string, values?: Record<string, string | number>, locale = 'de'): string {
  const messages = messagesOf(locale);
  if (!(id in messages)) throw new Error(`There is no message ${id}.`);
  return createIntl({ locale, messages }).formatMessage({ id }, values);
}
