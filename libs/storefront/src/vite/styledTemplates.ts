import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** A template tagged by `styled.x` or `styled(X)`, with its type arguments. */
const STYLED_TEMPLATE = /(\bstyled(?:\.\w+|\([\w.]+\)))((?:<[\w\s'"|{}:;?.,]*>)?)`([^`]*)`/g;
const ID_LENGTH = 5;

/**
 * Gives every styled component an id made from its place in the sources, and takes the indentation out of its styles.
 * Without an id styled-components counts components in the order in which modules run, which differs between server and
 * browser: class names would not match at hydration. Indentation would travel twice, in the page and in its script.
 */
export function styledTemplates(workspace: string): Plugin {
  return {
    name: 'styled-templates',
    enforce: 'pre',
    transform(code, id) {
      if (!/\.tsx?$/.test(id) || !code.includes('styled')) return null;
      const file = relative(workspace, id);
      let index = 0;
      const replaced = code.replace(STYLED_TEMPLATE, (_match, tag: string, types: string, css: string) => {
        const componentId = idOf(`${file}#${index++}`);
        return `${tag}.withConfig({componentId:'${componentId}'})${types}\`${compact(css)}\``;
      });
      return { code: replaced, map: null };
    },
  };
}

/** Starts with a letter, as a class name must. */
function idOf(place: string): string {
  return `s${BigInt(`0x${createHash('sha256').update(place).digest('hex').slice(0, 16)}`)
    .toString(36)
    .slice(0, ID_LENGTH)}`;
}

/** Values put in stay as they are, with the space around them: `calc(${a} + 1px)`, `${fade} 1s`. */
const VALUE = /(\$\{[^}]*\})/;

function compact(css: string): string {
  const parts = css.replace(/\/\*[\s\S]*?\*\//g, '').split(VALUE);
  return parts
    .map((part) => (VALUE.test(part) ? part : part.replace(/\s+/g, ' ').replace(/([;{}]) /g, '$1')))
    .join('')
    .trim();
}
