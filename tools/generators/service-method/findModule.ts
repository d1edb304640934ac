import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { constantsOf } from '../shared/findObject.ts';

const SERVICES = 'apps/services/src';

/** What is built of a service. */
export interface ServiceModule {
  folder: string;
  /** Its `module.ts`. */
  path: string;
  /** The constant in there that lists the handlers by their methods. */
  constant: string;
}

/** The module that implements a contract: its type says so. Throws where nothing of the service is built yet. */
export function findModule(tree: Tree, service: string): ServiceModule {
  for (const name of tree.children(SERVICES)) {
    const folder = `${SERVICES}/${name}`;
    const path = `${folder}/module.ts`;
    const text = tree.exists(path) ? tree.read(path, 'utf8')! : '';
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const type = `Implementation<typeof ${localNameOf(source, service)}>`;
    const constant = constantsOf(source)
      .find((one) => one.type?.getText() === type)
      ?.name.getText();
    if (constant) return { folder, path, constant };
  }
  throw new Error(
    `No module.ts in ${SERVICES} implements the service "${service}": begin it by hand, and add it to modules.ts.`,
  );
}

/** What a module calls a contract that it imports: `stockNotification as contract`. */
function localNameOf(source: ts.SourceFile, service: string): string {
  const bindings = source.statements.filter(ts.isImportDeclaration).map((one) => one.importClause?.namedBindings);
  const names = bindings.flatMap((one) => (one && ts.isNamedImports(one) ? [...one.elements] : []));
  return names.find(({ name, propertyName }) => (propertyName ?? name).text === service)?.name.text ?? service;
}
