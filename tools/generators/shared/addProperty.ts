import type { StringChange } from '@nx/devkit';
import type ts from 'typescript';
import { addToList } from './addToList.ts';
import { nameOf } from './findObject.ts';

/** Adds `key: value` to an object. Throws where it has the key. */
export function addProperty(object: ts.ObjectLiteralExpression, key: string, value: string): StringChange[] {
  const elements = object.properties.flatMap((node) => {
    const name = nameOf(node);
    return name === undefined ? [] : [{ name, node }];
  });
  return addToList({ elements, end: object.getEnd() }, key, `${key}: ${value}`);
}
