import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { addProperty } from '../shared/addProperty.ts';
import { addToList } from '../shared/addToList.ts';
import { editSource } from '../shared/editSource.ts';
import { findObject, nameOf } from '../shared/findObject.ts';

/** Names a method in the test that lists, apart from the contracts, what is closed to strangers. */
export function addToClosedMethods(tree: Tree, service: string, method: string): void {
  editSource(tree, 'apps/services/test/signInNeeded.test.ts', (source) => {
    const byService = findObject(source, 'forCustomers');
    const known = byService.properties.find((property) => nameOf(property) === service);
    if (!known) return addProperty(byService, `'${service}'`, `['${method}']`);
    const list = ts.isPropertyAssignment(known) ? known.initializer : undefined;
    if (!list || !ts.isArrayLiteralExpression(list)) throw new Error(`it has no list of methods of ${service}.`);
    const elements = list.elements.map((node) => ({ name: node.getText(), node }));
    return addToList({ elements, end: list.getEnd() }, `'${method}'`, `'${method}'`);
  });
}
