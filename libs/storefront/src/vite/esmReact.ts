import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** React's packages, and what else of a page's scripts is CommonJS. */
const PACKAGES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'scheduler',
  'use-sync-external-store/with-selector.js',
];
const PREFIX = '\0esm-react:';

/** In the file that chooses between a package's builds. */
const PRODUCTION_BUILD = /require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/;
const REQUIRE = /\brequire\("([^"]+)"\)/g;

/**
 * Gives CommonJS packages the form of modules in the browser's build. Otherwise each file of the build makes a copy of their
 * exports for itself and calls every function through a getter, and every page loads a file with what wraps them. Fails where
 * one is loaded other than by a static import: that would bring a second copy. `from` is a file that can resolve React's packages.
 */
export function esmReact(from: string): Plugin {
  return {
    name: 'esm-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer, { kind }) {
      if (id.startsWith(PREFIX)) return id;
      if (!PACKAGES.includes(id)) return null;
      if (kind !== 'import-statement') {
        this.error(`${importer} loads ${id} by a ${kind}. A CommonJS package belongs to the PACKAGES of esmReact.`);
      }
      return PREFIX + createRequire(importer ?? from).resolve(id);
    },
    load(id) {
      return id.startsWith(PREFIX) ? moduleOf(id.slice(PREFIX.length)) : null;
    },
  };
}

/** A package's production build as a module. `path` is that of the file that chooses the build. */
function moduleOf(path: string): string {
  const require = createRequire(path);
  const [, build] = PRODUCTION_BUILD.exec(readFileSync(path, 'utf8')) ?? [];
  if (build === undefined) throw new Error(`${path} names no production build.`);
  const imports: string[] = [];
  const code = readFileSync(join(dirname(path), build), 'utf8').replace(REQUIRE, (_, name: string) => {
    imports.push(`import required${imports.length} from ${JSON.stringify(PREFIX + require.resolve(name))};`);
    return `required${imports.length - 1}`;
  });
  const names = Object.keys(require(path) as object).filter((key) => /^[a-z]\w*$/i.test(key));
  return [
    ...imports,
    'const exports = {};',
    code,
    'export default exports;',
    // Calls without effects: what nobody imports is left out. Names of their own: the build has functions of these.
    'const named = (name) => exports[name];',
    ...names.map(
      (key) => `const exported_${key} = /* @__PURE__ */ named('${key}'); export { exported_${key} as ${key} };`,
    ),
  ].join('\n');
}
