/** Runs targets for all packages: `npm run lint`, `npm run typecheck`, `npm run build`. */
import { run } from './run.ts';

const words = process.argv.slice(2);
if (!words.length) throw new Error('Name a target: lint, typecheck, test or build.');
await run('nx', ['run-many', '--outputStyle=static', '-t', ...words]);
