import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { frenchSpaces } from '../../demo/import/frenchSpaces.ts';

const root = join(import.meta.dirname, '..');

/** The French texts of a source: of a file `fr.ts`, and of properties `fr`. Expressions in templates become "…". */
function frenchIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  const texts: string[] = [];
  const visit = (node: ts.Node, isFrench: boolean): void => {
    if (isFrench && ts.isStringLiteralLike(node)) texts.push(node.text);
    if (isFrench && ts.isTemplateExpression(node))
      texts.push(node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join(''));
    const isHere = ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'fr';
    ts.forEachChild(node, (child) => visit(child, isFrench || isHere));
  };
  visit(source, basename(file) === 'fr.ts');
  return texts;
}

it('keeps the punctuation of French mails, documents and replies beside its word', () => {
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const texts = files.flatMap((file) => frenchIn(file).map((text) => ({ file, text })));
  expect(texts.some(({ text }) => text.includes('Tu n’as rien demandé\u00a0?'))).toBe(true);
  expect(texts.filter(({ text }) => frenchSpaces(text) !== text)).toEqual([]);
});
