import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { messageFiles } from '../messageFiles.ts';

const INDEX = 'virtual:shop-messages';
const PRELOADABLE = "import { preloadable } from '@shop/preloadable';";
const locales = ['de', 'fr', 'en', 'it'];

/**
 * Provides `virtual:shop-messages`: a loader of all messages for each locale. Merges the messages of every lib
 * (`libs/<lib>/src/messages/<locale>.json`) with the brand's (`messages/<locale>.json` in the folder `app`), which win.
 * Messages with arguments are parsed at build, so that the browser needs no parser.
 */
export function shopMessages(options: { workspace: string; app: string }): Plugin {
  const filesOf = (locale: string) => [
    ...messageFiles(options.workspace, locale),
    ...[join(options.app, 'messages', `${locale}.json`)].filter((file) => existsSync(file)),
  ];
  return {
    name: 'shop-messages',
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return null;
      const locale = id.slice(INDEX.length + 2);
      if (!locale) {
        const loaders = locales.map((l) => `${l}: preloadable(() => import('${INDEX}/${l}'))`);
        return `${PRELOADABLE}\nexport const messageLoaders = { ${loaders.join(', ')} };`;
      }
      const messages = new Map<string, string>();
      for (const file of filesOf(locale)) {
        this.addWatchFile(file);
        for (const [key, text] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)) {
          messages.set(key, compile(text));
        }
      }
      const lines = Array.from(messages, ([key, code]) => `${JSON.stringify(key)}: ${code}`);
      return `${TEXT}\nexport default {${lines.join(',')}};`;
    },
  };
}

/** A message without arguments, in the form react-intl renders directly; it would parse a bare string. */
const TEXT = `const text = (value) => [{ type: ${TYPE.literal}, value }];`;

/** Source code of the compiled message. */
function compile(text: string): string {
  return /[{}<>']/.test(text)
    ? JSON.stringify(parse(text, { captureLocation: false }))
    : `text(${JSON.stringify(text)})`;
}
