/** `npm run e2e`: the browser tests alone; words after `--` go to Playwright. */
import { browserTests } from './browserTests.ts';
import { run } from './run.ts';

await run('nx', ['run-many', '-t', 'build', '--outputStyle=static']);
await browserTests(process.argv.slice(2));
