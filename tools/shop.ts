/** `npm run shop -- <command>`: what an editor or operator does from the command line. */
import { run } from './run.ts';

const commands: Record<string, readonly string[]> = {
  'check-demo': ['apps/services/demo/check.ts'],
  generate: ['apps/services/demo/generate/main.ts'],
  import: ['apps/services/src/import/main.ts'],
  searches: ['apps/services/src/search/report/main.ts'],
  staff: ['apps/services/src/staff/main.ts'],
};

const [name = '', ...rest] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`Name a command: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
// What failed has said so itself.
await run(process.execPath, [...command, ...rest]).catch(() => (process.exitCode = 1));
