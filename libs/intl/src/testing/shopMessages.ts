import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@shop/contracts/constants';
import { messageFiles } from '../messageFiles';
import type { MessageId } from '../messageId';

type Messages = Record<MessageId, string>;

const workspace = join(__dirname, '../../../..');
const loaded = new Map<Locale, Messages>();

/** The messages of all libs in a language, read from disk. */
export function shopMessages(locale: Locale): Messages {
  let messages = loaded.get(locale);
  if (!messages) {
    const parts = messageFiles(workspace, locale).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Messages);
    messages = Object.assign({}, ...parts) as Messages;
    loaded.set(locale, messages);
  }
  return messages;
}
