import type { Tree } from '@nx/devkit';

/** Throws where one of these paths is taken. */
export function requireFree(tree: Tree, ...paths: readonly string[]): void {
  const taken = paths.filter((path) => tree.exists(path));
  if (taken.length) throw new Error(`${taken.join(' and ')} exists already: choose another name.`);
}
