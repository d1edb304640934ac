import type { parseSync } from 'vite';

type Program = ReturnType<typeof parseSync>['program'];

/** What may be imported of styled-components: everything else of it needs its run time. */
const compiled = ['default', 'styled', 'keyframes'];

/** Where a module imports styled-components. Throws where it imports what is not compiled. */
export function findImport(program: Program, file: string): { start: number; end: number } {
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || node.source.value !== 'styled-components') continue;
    for (const specifier of node.specifiers) {
      const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default';
      if (specifier.type === 'ImportNamespaceSpecifier' || !compiled.includes(name)) {
        throw new Error(`${file}: only styled and keyframes of styled-components are compiled.`);
      }
    }
    return { start: node.start, end: node.end };
  }
  throw new Error(`${file} names styled-components and does not import it.`);
}

const nameOf = (imported: { name: string } | { value: string }) =>
  'name' in imported ? imported.name : imported.value;
