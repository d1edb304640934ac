import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { toCode } from './toCode.ts';

const folder = join(import.meta.dirname, '../wire/');

type Table = Readonly<Record<string, unknown>>;
type Run = ReturnType<typeof runnerImport<Readonly<Record<string, Table>>>>;

/**
 * Executes the modules of `@shop/contracts/wire` at build and replaces them with what they export, so that browsers get
 * the tables of methods without zod and the schemas. Each method becomes a module of its own, bundled with the code
 * that calls it, or not at all.
 */
export function wireTables(): Plugin {
  const runs = new Map<string, Run>();
  return {
    name: 'wire-tables',
    enforce: 'pre',
    watchChange: () => runs.clear(),
    resolveId: (id) => (id.startsWith(folder) ? id : null),
    async load(id) {
      if (!id.startsWith(folder)) return null;
      const [file = '', query] = id.split('?');
      const run = runs.get(file) ?? runnerImport<Readonly<Record<string, Table>>>(file);
      runs.set(file, run);
      const { module, dependencies } = await run;
      for (const dependency of dependencies) this.addWatchFile(dependency);
      return { code: codeOf(file, query, module), moduleSideEffects: false };
    },
  };
}

/** The file exports its table as a namespace of methods, each from a module of its own. */
function codeOf(file: string, query: string | undefined, tables: Readonly<Record<string, Table>>): string {
  const [name = '', table = {}] = Object.entries(tables)[0] ?? [];
  if (query === undefined) return `export * as ${name} from ${JSON.stringify(`${file}?methods`)};`;
  if (query !== 'methods') return toCode(table[query]);
  return Object.keys(table)
    .map((method) => `export { default as ${method} } from ${JSON.stringify(`${file}?${method}`)};`)
    .join('\n');
}
