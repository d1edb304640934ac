import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ANY_PAGE, assignChunks, breadthOf, BREADTHS, LATER, SHARED } from './assignChunks.ts';
import { moduleKey } from './moduleKey.ts';

/** In the folder of the server's build: the script of the browser's build that each module should travel in. */
const FILE = 'chunks.json';

/** The code of libs, as paths from a storefront's folder. Other packages are left to the bundler. */
const LIB = /^(?:\.\.\/)+libs\//;

/** A comment, or the import of a part with the name of the script that it travels in. */
const NAMED_IMPORT = /\bimport\(\s*\/\*\s*chunk:([^*]*)\*\/\s*(['"])([^'"]+)\2\s*,?\s*\)|\/\*[^]*?\*\/|\/\/.*/g;

const NAME = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/;
const RESERVED: readonly string[] = [ANY_PAGE, SHARED, LATER, 'react', 'shop'];

/**
 * Decides by the server's build, which comes first and whose scripts are grouped by nothing but who needs them, what travels
 * together in the browser's (`assignChunks`). Parts that a page may begin with name their script where they are imported:
 * `import(/* chunk: listing *\/ './product-list')`.
 */
export function pageChunks(): Plugin {
  const named = new Map<string, string>();
  /** Modules that name a script for what they import on demand. */
  const tables = new Set<string>();
  return {
    name: 'page-chunks',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async transform(code, importer) {
      for (const [, written, , source = ''] of code.matchAll(NAMED_IMPORT)) {
        if (written === undefined) continue;
        const chunk = written.trim();
        if (!NAME.test(chunk) || RESERVED.includes(chunk))
          throw new Error(`${importer} names a script "${chunk}", which is no name for it.`);
        const module = await this.resolve(source, importer);
        if (!module) throw new Error(`${importer} loads ${source} later, which does not exist.`);
        named.set(module.id, chunk);
        tables.add(importer);
      }
    },
    generateBundle(_, bundle) {
      const { root } = this.environment.config;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry)!;
      const parts = chunks
        .flatMap(({ moduleIds }) => moduleIds)
        .map((id) => ({ id, importers: this.getModuleInfo(id)?.dynamicImporters ?? [], chunk: named.get(id) }))
        .filter(({ importers }) => importers.length > 0);
      for (const { id, importers, chunk } of parts) {
        const table = chunk === undefined && importers.find((importer) => tables.has(importer));
        if (table) this.error(`${table} names no script for ${id}, as it does for others.`);
      }
      const assigned = assignChunks(
        chunks.map(({ fileName, moduleIds, imports, code }) => ({
          fileName,
          imports,
          modules: moduleIds,
          size: code.length,
        })),
        parts,
        entry.fileName,
      );
      const byKey = [...assigned].map(([id, chunk]) => [moduleKey(id, root), chunk] as const);
      const source = JSON.stringify(Object.fromEntries(byKey.filter(([key]) => LIB.test(key))), null, 2);
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}

/** Hardly ever changes, so that browsers keep it, and runs in a task of its own. */
const REACT = /esm-react:|[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * The scripts of the browser's build: React, what every page begins with, and what the server's build says. `root`: folder of the
 * storefront; `serverFolder`: that of its server's build.
 */
export function chunkGroups(root: string, serverFolder: string): Rolldown.CodeSplittingGroup[] {
  let known: Record<string, string> | undefined;
  const read = () =>
    (known ??= JSON.parse(readFileSync(join(root, serverFolder, FILE), 'utf8')) as Record<string, string>);
  const ofBreadth = (breadth: number) => ({
    name: (id: string) => {
      const chunk = read()[moduleKey(id, root)];
      return chunk !== undefined && breadthOf(chunk) === breadth ? chunk.replaceAll(/[/+]/g, '-') : null;
    },
    debugName: `page chunks of breadth ${breadth}`,
  });
  return [
    { name: 'react', test: REACT },
    { name: 'shop', tags: ['$initial' as const] },
    ...Array.from({ length: BREADTHS }, (_, breadth) => ofBreadth(breadth)),
  ].map((group, index, all) => ({ ...group, priority: all.length - index }));
}
