import { applyChangesToString, type StringChange, type Tree } from '@nx/devkit';
import ts from 'typescript';

/** Changes a source by its syntax. Throws, with the name of the file, where its form is not the one that was expected. */
export function editSource(tree: Tree, path: string, edit: (source: ts.SourceFile) => readonly StringChange[]): void {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`There is no ${path}, which a line has to be added to.`);
  try {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    tree.write(path, applyChangesToString(text, [...edit(source)]));
  } catch (error) {
    throw new Error(`${path} cannot be edited: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
