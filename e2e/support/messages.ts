import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createIntl } from 'react-intl';

const root = join(import.meta.dirname, '../..');
/** Id of a message of any lib, or of the desk. */
export type TextId = keyof FormatjsIntl.Texts;

type Messages = Record<TextId, string>;
const cache = new Map<string, Messages>();

function messagesOf(locale: string): Messages {
  let messages = cache.get(locale);
  if (!messages) {
    messages = {} as Messages;
    for (const file of globSync(`{libs/*,apps/desk}/src/messages/${locale}.json`, { cwd: root })) {
      Object.assign(messages, JSON.parse(readFileSync(join(root, file), 'utf8')));
    }
    cache.set(locale, messages);
  }
  return messages;
}

/** The shop's own text of a message id, so that a spec survives a change of copy. */
export function text(id: TextId, values?: Record<string, string | number>, locale = 'de'): string {
  const messages = messagesOf(locale);
  return createIntl({ locale, messages }).formatMessage({ id }, values);
}
