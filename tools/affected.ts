/** `npm run affected`: lint, types, tests and builds of what changed against main. Further words go to Nx. */
import { run } from './run.ts';

await run('nx', [
  'affected',
  '-t',
  'lint',
  'typecheck',
  'test',
  'build',
  '--outputStyle=static',
  ...process.argv.slice(2),
]);
