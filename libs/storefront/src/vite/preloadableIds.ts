import type { Plugin } from 'vite';
import { moduleKey } from './moduleKey.ts';

/** A comment, or the call with its import, wherever a formatter broke its lines. */
const CALL =
  /\/\*[^]*?\*\/|\/\/.*|\bpreloadable\(\s*\(\)\s*=>\s*import\(\s*(?:\/\*[^*]*\*\/\s*)?(['"])([^'"]+)\1\s*\)\s*,?\s*\)/g;

/**
 * Adds to every `preloadable(() => import('…'))` of the server's build the key that the module has in the list of parts of
 * the browser's build (`partFiles`). From the parts that a page was made of, the server then knows which scripts it needs.
 */
export function preloadableIds(): Plugin {
  let root = '';
  return {
    name: 'preloadable-ids',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    configResolved: (config) => {
      root = config.root;
    },
    async transform(code, importer) {
      const calls = [...code.matchAll(CALL)].filter(([, , source]) => source);
      if (calls.length === 0) return null;
      let result = '';
      let from = 0;
      for (const { 0: call, 2: source = '', index } of calls) {
        const module = await this.resolve(source, importer);
        if (!module) throw new Error(`${importer} loads ${source} later, which does not exist.`);
        result += `${code.slice(from, index)}preloadable(() => import(${JSON.stringify(source)}), ${JSON.stringify(moduleKey(module.id, root))})`;
        from = index + call.length;
      }
      return { code: result + code.slice(from), map: null };
    },
  };
}
