/** Runs one target for all packages: `npm run lint`, `npm run typecheck`, `npm run build`. */
import { run } from './run.ts';

const [target, ...rest] = process.argv.slice(2);
if (!target) throw new Error('Name a target: lint, typecheck, test or build.');
await run('nx', ['run-many', '-t', target, '--outputStyle=static', ...rest]);
