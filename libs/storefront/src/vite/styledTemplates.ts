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

function compact(css: string): string {
  return (
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      // What follows a value put in (`${a} + 1px`) may be a sum, which needs its space.
      .replace(/([;{}]) (?![+-])/g, '$1')
      .trim()
  );
}
