import type { Tree } from '@nx/devkit';

const CONTRACTS = 'libs/contracts/src/services';

/** Throws where there is no contract of this name; names those there are. */
export function requireService(tree: Tree, service: string): void {
  const known = tree
    .children(CONTRACTS)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'services.ts')
    .map((file) => file.slice(0, -'.ts'.length));
  if (!known.includes(service)) throw new Error(`There is no service "${service}" but ${known.join(', ')}.`);
}
