import { ChangeType, type StringChange } from '@nx/devkit';
import ts from 'typescript';
import { addToList } from './addToList.ts';

/** Imports a name from a module: with what is imported from there already, or in a line of its own. */
export function addImport(source: ts.SourceFile, name: string, from: string): StringChange[] {
  const imports = source.statements.filter(ts.isImportDeclaration);
  const pathOf = ({ moduleSpecifier }: ts.ImportDeclaration) => (moduleSpecifier as ts.StringLiteral).text;
  const known = imports.find((one) => pathOf(one) === from)?.importClause?.namedBindings;
  if (known && ts.isNamedImports(known)) {
    const elements = known.elements.map((node) => ({ name: node.name.text, node }));
    const isThere = elements.some((element) => element.name === name);
    return isThere ? [] : addToList({ elements, end: known.getEnd() }, name, name);
  }
  const text = `import { ${name} } from '${from}';\n`;
  const next = imports.find((one) => pathOf(one).startsWith('./') && pathOf(one).localeCompare(from, 'en') > 0);
  return [{ type: ChangeType.Insert, index: next?.getStart() ?? (imports.at(-1)?.getEnd() ?? -1) + 1, text }];
}
