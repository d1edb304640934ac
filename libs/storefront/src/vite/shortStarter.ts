import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';
import { starter } from '../starter.ts';

const starterModule = join(import.meta.dirname, '../starter.ts');

/** Makes the inline script of all pages short in the server's build: it travels with each of them. */
export function shortStarter(): Plugin {
  return {
    name: 'short-starter',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform(_, id) {
      if (id !== starterModule) return null;
      const { code, errors } = minifySync('starter.js', starter, { compress: true, mangle: { toplevel: true } });
      if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
      return { code: `export const starter = ${JSON.stringify(code)};`, map: null };
    },
  };
}
