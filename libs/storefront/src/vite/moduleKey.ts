import { relative, sep } from 'node:path';

/** What the server's build and the browser's call a module: its path from the folder of the storefront, as in Vite's manifest. */
export function moduleKey(id: string, root: string): string {
  return relative(root, id).split(sep).join('/').replaceAll('\0', '');
}
