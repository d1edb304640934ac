import { join } from 'node:path';
import { formatFiles, generateFiles, names, type Tree } from '@nx/devkit';
import { addProperty } from '../shared/addProperty.ts';
import { editSource } from '../shared/editSource.ts';
import { findObject } from '../shared/findObject.ts';
import { requireFree } from '../shared/requireFree.ts';
import { requireKebabCase } from '../shared/requireKebabCase.ts';

const CONSTANTS = 'libs/contracts/src/constants.ts';
const PAGES = 'libs/pages/src';

/** A kind of page that begins as a title with the elements of its content. */
export async function pageKind(tree: Tree, { name }: { name: string }): Promise<void> {
  requireKebabCase(name);
  const folder = `${PAGES}/${name}`;
  requireFree(tree, folder);
  const { className, propertyName } = names(name);
  const mime = '${MIME}' + propertyName.toLowerCase();
  editSource(tree, CONSTANTS, (source) => addProperty(findObject(source, 'mimeTypes'), propertyName, `\`${mime}\``));
  editSource(tree, `${PAGES}/pageKinds.ts`, (source) =>
    addProperty(
      findObject(source, 'pageKinds'),
      `[mimeTypes.${propertyName}]`,
      `preloadable(() => import(/* chunk: ${name} */ './${name}'))`,
    ),
  );
  generateFiles(tree, join(import.meta.dirname, 'files'), folder, {
    name,
    className,
    words: name.replaceAll('-', ' '),
  });
  await formatFiles(tree);
}
