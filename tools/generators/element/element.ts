import { join } from 'node:path';
import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit';
import { addImport } from '../shared/addImport.ts';
import { addProperty } from '../shared/addProperty.ts';
import { editSource } from '../shared/editSource.ts';
import { findObject } from '../shared/findObject.ts';
import { requireFree } from '../shared/requireFree.ts';
import { requireKebabCase } from '../shared/requireKebabCase.ts';

const SCHEMAS = 'libs/contracts/src/elements';
const ELEMENTS = 'libs/cms-elements/src';

/** A kind of CMS element that begins as a title. */
export async function element(tree: Tree, { name }: { name: string }): Promise<void> {
  requireKebabCase(name);
  const { className, propertyName: kind } = names(name);
  const folder = `${ELEMENTS}/${name}`;
  const schema = `${kind}Schema`;
  requireFree(tree, folder, `${SCHEMAS}/${kind}.ts`);
  const substitutions = { name, className, kind, schema };
  const files = (part: string) => join(import.meta.dirname, 'files', part);
  generateFiles(tree, files('schema'), SCHEMAS, substitutions);
  generateFiles(tree, files('element'), folder, substitutions);
  editSource(tree, `${SCHEMAS}/elementSchemas.ts`, (source) => [
    ...addImport(source, schema, `./${kind}.ts`),
    ...addProperty(findObject(source, 'closedSchemas'), kind, schema),
  ]);
  editSource(tree, `${ELEMENTS}/index.ts`, (source) =>
    addProperty(
      findObject(source, 'allElements'),
      kind,
      `preloadable(() => import(/* chunk: elements */ './${name}'))`,
    ),
  );
  await formatFiles(tree);
}
