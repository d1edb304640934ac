import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Parse = Rolldown.PluginContext['parse'];
type Statement = ReturnType<Parse>['body'][number];

/** Module of the bundler's helpers. */
const RUNTIME = /^\0rolldown\/runtime\.js$/;

/**
 * Writes the bundler's helpers into the scripts that use them, in the browser's build. With chunk groups they get a file of
 * their own, which no group can take: one more request of every page, for 150 bytes.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'inline-runtime',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const runtime = chunks.find(({ moduleIds: [id = '', ...others] }) => others.length === 0 && RUNTIME.test(id));
      if (!runtime) return;
      const helpers = helpersOf(runtime.code, this.parse);
      for (const chunk of chunks.filter(({ imports }) => imports.includes(runtime.fileName)))
        chunk.code = withHelpers(chunk.code, basename(runtime.fileName), helpers, this.parse);
      delete bundle[runtime.fileName];
    },
  };
}

/** An expression whose value is an object of all that a module exports. */
function helpersOf(code: string, parse: Parse): string {
  const statements = parse(code).body;
  const exported = statements.flatMap((statement) =>
    statement.type === 'ExportNamedDeclaration'
      ? statement.specifiers.map((one) => `${nameOf(one.exported)}:${nameOf(one.local)}`)
      : [],
  );
  const others = statements.filter(({ type }) => type !== 'ExportNamedDeclaration').map((one) => textOf(one, code));
  return `(()=>{${others.join('')}return{${exported.join()}}})()`;
}

/** A script with `helpers` instead of the import of `file`. Throws where it imports it in no known way. */
function withHelpers(code: string, file: string, helpers: string, parse: Parse): string {
  const found = parse(code).body.find(
    (statement) => statement.type === 'ImportDeclaration' && basename(statement.source.value) === file,
  );
  if (found?.type !== 'ImportDeclaration') throw new Error(`A script imports ${file} without saying what.`);
  const names = found.specifiers.map((one) => {
    if (one.type !== 'ImportSpecifier') throw new Error(`A script imports all of ${file}.`);
    return `${nameOf(one.imported)}:${one.local.name}`;
  });
  return `${code.slice(0, found.start)}var{${names.join()}}=${helpers};${code.slice(found.end)}`;
}

const nameOf = (name: { type: string; name?: string; value?: unknown }): string => name.name ?? String(name.value);

const textOf = ({ start, end }: Statement, code: string): string => code.slice(start, end);
