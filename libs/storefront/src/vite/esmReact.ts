import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** What components import of React, all of it CommonJS. */
const PACKAGES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];
const PREFIX = '\0esm-react:';

/**
 * Gives React's CommonJS packages the form of modules in the browser's build. Otherwise each file of the build makes a copy of
 * their exports for itself, and calls every function through a getter. `from` is a file that can resolve the packages.
 */
export function esmReact(from: string): Plugin {
  const require = createRequire(from);
  return {
    name: 'esm-react',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    // React's own packages require each other.
    resolveId: (id, _importer, { kind }) => (PACKAGES.includes(id) && kind === 'import-statement' ? PREFIX + id : null),
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const name = id.slice(PREFIX.length);
      const names = Object.keys(require(name) as object).filter((key) => /^[a-z]\w*$/i.test(key));
      return [
        `import exports from ${JSON.stringify(require.resolve(name))};`,
        'export default exports;',
        // Calls without effects: what nobody imports is left out.
        'const named = (name) => exports[name];',
        ...names.map((key) => `export const ${key} = /* @__PURE__ */ named('${key}');`),
      ].join('\n');
    },
  };
}
