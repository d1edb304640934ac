/**
 * `npm run new -- <generator> …`: begins a brand, a lib, a page kind, an element or a method in the shape that the
 * workspace has for it. The generators are those of Nx in tools/generators; `nx g @shop/tools:<generator>` is the same.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

const collection = JSON.parse(readFileSync(join(import.meta.dirname, 'generators/generators.json'), 'utf8')) as {
  generators: Record<string, { description: string }>;
};
const generators = Object.entries(collection.generators);
const [name, ...rest] = process.argv.slice(2);

if (name && name in collection.generators) {
  // What failed has said so itself. A process for each of Nx's plugins takes longer than the work.
  await run('nx', ['generate', `@shop/tools:${name}`, '--interactive=false', ...rest], {
    NX_ISOLATE_PLUGINS: 'false',
  }).catch(() => (process.exitCode = 1));
} else {
  const width = Math.max(...generators.map(([one]) => one.length));
  console.log('npm run new -- <generator> <name> [options]\n');
  for (const [one, { description }] of generators) console.log(`  ${one.padEnd(width)}  ${description}`);
  console.log('\n--help after a generator lists its options; --dry-run only prints what it would write.');
  if (name && name !== '--help') {
    console.error(`\nThere is no generator "${name}".`);
    process.exitCode = 1;
  }
}
