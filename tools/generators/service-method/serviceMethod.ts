import { join } from 'node:path';
import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import { requireFree } from '../shared/requireFree.ts';
import { addContract } from './addContract.ts';
import { addEndpoint } from './addEndpoint.ts';
import { addHandler } from './addHandler.ts';
import { findModule } from './findModule.ts';
import { requireMethodName } from './requireMethodName.ts';
import { requireService } from './requireService.ts';

export interface ServiceMethodOptions {
  service: string;
  method: string;
  access?: 'anonymous' | 'customer' | 'moderator' | 'editor' | 'support' | 'admin';
  mutation?: boolean;
}

/** A method that takes an id and answers it, from the contract to the client. */
export async function serviceMethod(
  tree: Tree,
  { service, method, access = 'customer', mutation = false }: ServiceMethodOptions,
): Promise<void> {
  requireService(tree, service);
  const name = requireMethodName(method);
  const module = findModule(tree, service);
  const test = `apps/services/test/${service}${method}.test.ts`;
  requireFree(tree, `${module.folder}/${name}.ts`, test);
  addContract(tree, { service, method, access });
  addHandler(tree, module, { method, name });
  addEndpoint(tree, { service, method, name, mutation });
  const files = (part: string) => join(import.meta.dirname, 'files', part);
  const substitutions = { service, method, name, access };
  generateFiles(tree, files('handler'), module.folder, substitutions);
  generateFiles(tree, files('test'), 'apps/services/test', substitutions);
  await formatFiles(tree);
}
