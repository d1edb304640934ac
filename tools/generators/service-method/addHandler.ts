import type { Tree } from '@nx/devkit';
import { addImport } from '../shared/addImport.ts';
import { addProperty } from '../shared/addProperty.ts';
import { editSource } from '../shared/editSource.ts';
import { findObject } from '../shared/findObject.ts';
import type { ServiceModule } from './findModule.ts';

/** Lists the handler of a method in the module of its service. */
export function addHandler(
  tree: Tree,
  { path, constant }: ServiceModule,
  { method, name }: { method: string; name: string },
): void {
  editSource(tree, path, (source) => [
    ...addImport(source, name, `./${name}.ts`),
    ...addProperty(findObject(source, constant), method, name),
  ]);
}
