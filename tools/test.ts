/** `npm test`: lint, dead code, formatting, types, unit and service tests, builds, then both shops in a real browser. */
import { browserTests } from './browserTests.ts';
import { run } from './run.ts';

await run('nx', ['run-many', '-t', 'lint', 'knip', 'typecheck', '--outputStyle=static']);
await run('prettier', ['--check', '--log-level', 'warn', '.']);
await run('nx', ['run-many', '-t', 'build', '--outputStyle=static']);
// Two cores: the service tests bring their own PostgreSQL and want no company.
await run('nx', ['run-many', '-t', 'test', '--outputStyle=static', '--parallel=1']);
await browserTests([]);
console.log('\nEverything passed.');
