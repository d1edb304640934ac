import type { Tree } from '@nx/devkit';

const README = 'README.md';

/** Names a lib in the row of its layer in the README's table of libs. */
export function addToLayers(tree: Tree, layer: string, lib: string): void {
  const text = tree.read(README, 'utf8') ?? '';
  const row = new RegExp(`^\\| ${layer} +\\|.*?(?= *\\|$)`, 'm').exec(text)?.[0];
  if (row === undefined)
    throw new Error(`${README} has no row for the layer ${layer} in its table of libs: add it by hand.`);
  // A row that explains its only lib ends with a sentence.
  const separator = row.includes('`: ') ? ';' : ',';
  tree.write(
    README,
    text.replace(row, () => `${row}${separator} \`${lib}\``),
  );
}
