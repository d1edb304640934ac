import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { messageFiles } from '../messageFiles.ts';
import type { CompiledMessage } from '../compiled/CompiledMessage.ts';
import { compileMessage } from './compileMessage.ts';

const INDEX = 'virtual:shop-messages';
const PRELOADABLE = "import { preloadable } from '@shop/preloadable';";
const LATE = `${INDEX}/late`;
/** Replaced at build by loaders of late messages. */
const lateModule = join(import.meta.dirname, '../lateMessages.ts');
const locales = ['de', 'fr', 'en', 'it'];

/**
 * Provides `virtual:shop-messages`: a loader of all messages for each locale. Merges the messages of every lib
 * (`libs/<lib>/src/messages/<locale>.json`) with the brand's (`messages/<locale>.json` in the folder `app`), which win.
 * Messages are compiled for the run time that `compiledIntl` puts in react-intl's place. Those that a lib lists as late
 * (`messages/late.json`, beginnings of ids) are in files of their own, which `lateMessages` loads; with `isWhole`, all
 * are in one.
 */
export function shopMessages(options: { workspace: string; app: string; isWhole?: boolean }): Plugin {
  const filesOf = (locale: string) => [
    ...messageFiles(options.workspace, locale),
    ...[join(options.app, 'messages', `${locale}.json`)].filter((file) => existsSync(file)),
  ];
  const isLate = options.isWhole ? () => false : lateIds(options.workspace);
  return {
    name: 'shop-messages',
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load(id) {
      if (id === lateModule) return loadersOf('lateMessages', LATE);
      if (!id.startsWith(`\0${INDEX}`)) return null;
      if (id === `\0${INDEX}`) return loadersOf('messageLoaders', INDEX);
      const wantsLate = id.startsWith(`\0${LATE}/`);
      const locale = id.slice(id.lastIndexOf('/') + 1);
      const messages: Record<string, CompiledMessage> = {};
      for (const file of filesOf(locale)) {
        this.addWatchFile(file);
        for (const [key, text] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)) {
          if (isLate(key) === wantsLate) messages[key] = compileMessage(text);
        }
      }
      return `export default ${JSON.stringify(messages)};`;
    },
  };
}

/** Source code of a loader for each locale. */
function loadersOf(name: string, module: string): string {
  const loaders = locales.map((locale) => `${locale}: preloadable(() => import('${module}/${locale}'))`);
  return `${PRELOADABLE}\nexport const ${name} = { ${loaders.join(', ')} };`;
}

/** Whether a message's id begins as one of the libs' lists says. */
function lateIds(workspace: string): (id: string) => boolean {
  const files = globSync('libs/*/src/messages/late.json', { cwd: workspace });
  const beginnings = files.flatMap((file) => JSON.parse(readFileSync(join(workspace, file), 'utf8')) as string[]);
  return (id) => beginnings.some((beginning) => id.startsWith(beginning));
}
