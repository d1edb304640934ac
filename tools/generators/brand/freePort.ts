import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first port after that of the last storefront which no tool and no app of the workspace names. */
export function freePort(workspace: string, brands: readonly { port: number }[]): number {
  const files = globSync(['tools/**/*.ts', 'apps/*/package.json', 'apps/*/src/*.ts'], {
    cwd: workspace,
    exclude: ['**/node_modules/**', '**/build/**'],
  });
  const text = files.map((file) => readFileSync(join(workspace, file), 'utf8')).join('\n');
  let port = Math.max(...brands.map((brand) => brand.port));
  do port += 1;
  while (new RegExp(String.raw`\b${port}\b`).test(text));
  return port;
}
