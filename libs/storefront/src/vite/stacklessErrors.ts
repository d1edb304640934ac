import type { Plugin, Rolldown } from 'vite';

/** Libraries that make errors while they load, to tell them apart from others later. */
const LIBRARIES = /[\\/]node_modules[\\/](react-dom|@reduxjs[\\/]toolkit)[\\/]/;

const HELPER =
  '\nfunction errorWithoutStack(message) { return Object.setPrototypeOf({ message }, Error.prototype); }\n';

/**
 * Makes the errors that libraries create while they load without a stack, in the browser's build. With developer tools
 * attached, V8 reads all functions of a stack again to know their lines: 25 ms of a phone for React alone. Nobody reads
 * these stacks, because they would say where a constant is declared.
 */
export function stacklessErrors(): Plugin {
  return {
    name: 'stackless-errors',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: LIBRARIES, code: 'Error(' },
      handler(code) {
        const ranges = constantErrors(this.parse(code));
        if (ranges.length === 0) return null;
        let result = code;
        for (const { start, end } of ranges.toReversed()) {
          result = `${result.slice(0, start)}errorWithoutStack${result.slice(end)}`;
        }
        return { code: result + HELPER, map: null };
      },
    },
  };
}

interface Range {
  start: number;
  end: number;
}

/** Where `Error` or `new Error` stands as the value of a constant of a module, in the order of the text. */
function constantErrors({ body }: ReturnType<Rolldown.PluginContext['parse']>): Range[] {
  return body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' && init?.type !== 'NewExpression') return [];
      const { callee } = init;
      if (callee.type !== 'Identifier' || callee.name !== 'Error') return [];
      return [{ start: init.start, end: callee.end }];
    });
}
