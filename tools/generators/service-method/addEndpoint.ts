import type { Tree } from '@nx/devkit';
import ts from 'typescript';
import { addProperty } from '../shared/addProperty.ts';
import { editSource } from '../shared/editSource.ts';
import { findArgument, nameOf } from '../shared/findObject.ts';

const CLIENT = 'libs/service-client/src/services';

interface NewEndpoint {
  service: string;
  method: string;
  /** What it is called among all endpoints, which are those of one API. */
  name: string;
  mutation: boolean;
}

/** Adds the endpoint of a method to the module of the client that has those of its service. */
export function addEndpoint(tree: Tree, { service, method, name, mutation }: NewEndpoint): void {
  const modules = tree.children(CLIENT).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const taken = modules.find((file) => endpointsOf(parse(tree, file)).properties.some((one) => nameOf(one) === name));
  if (taken) throw new Error(`${CLIENT}/${taken} has an endpoint ${name} already: choose another name.`);
  const ofService = modules.filter((file) => tree.read(`${CLIENT}/${file}`, 'utf8')!.includes(`/wire/${service}'`));
  const file = ofService.find((one) => one === `${service}.ts`) ?? ofService[0];
  if (!file) throw new Error(`No module in ${CLIENT} has endpoints of "${service}": begin one by hand.`);
  editSource(tree, `${CLIENT}/${file}`, (source) =>
    addProperty(endpointsOf(source), name, `build.${mutation ? 'mutation' : 'query'}(endpoint(${service}.${method}))`),
  );
}

function parse(tree: Tree, file: string): ts.SourceFile {
  return ts.createSourceFile(file, tree.read(`${CLIENT}/${file}`, 'utf8')!, ts.ScriptTarget.Latest, true);
}

const endpointsOf = (source: ts.SourceFile) => findArgument(source, 'injectEndpoints', 'endpoints');
