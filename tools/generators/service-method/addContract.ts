import type { Tree } from '@nx/devkit';
import type ts from 'typescript';
import { addImport } from '../shared/addImport.ts';
import { addProperty } from '../shared/addProperty.ts';
import { editSource } from '../shared/editSource.ts';
import { findConstant, findObject } from '../shared/findObject.ts';

interface NewContract {
  service: string;
  method: string;
  access: string;
}

/** Adds a method to a contract. */
export function addContract(tree: Tree, { service, method, access }: NewContract): void {
  editSource(tree, `libs/contracts/src/services/${service}.ts`, (source) => {
    const results = `{ ret: idSchema.nullable(), ${errorOf(source, service)} }`;
    return [
      ...addImport(source, 'idSchema', '../entities/scalars.ts'),
      ...addProperty(
        findObject(source, service),
        method,
        `method({ args: [{ id: idSchema }], results: ${results}, access: '${access}', limit: 'read' })`,
      ),
    ];
  });
}

/** The result that every method has: the constant of the file, or the service's own errors. */
function errorOf(source: ts.SourceFile, service: string): string {
  if (findConstant(source, 'error')) return 'error';
  const schema = `${service}ErrorSchema`;
  if (!source.text.includes(schema)) throw new Error(`it knows neither "error" nor ${schema}.`);
  return `error: ${schema}.nullable()`;
}
