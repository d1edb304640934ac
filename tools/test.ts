/**
 * `npm test`: formatting, lint, dead code, types, builds, unit and service tests, then both shops in a real browser.
 * What fails keeps none of the others from being run, so that one run names everything to mend.
 */
import { stripVTControlCharacters } from 'node:util';
import { browserTests } from './browserTests.ts';
import { run, runAndRead } from './run.ts';

const failures: string[] = [];
/** Jest's headings of tests that failed: they scroll out of sight, and are named once more at the end. */
const failedTests = new Set<string>();
const JEST_FAILURE = /^\s*● (?!Console)/;

/** Runs a part of the tests and says how long it took. Gives whether it passed. */
async function passes(name: string, part: () => Promise<void>): Promise<boolean> {
  const begin = performance.now();
  const failure = await part().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  console.log(`\n${name}: ${failure ?? 'passed'} (${Math.round((performance.now() - begin) / 1000)} s)\n`);
  if (failure !== undefined) failures.push(`${name}: ${failure}`);
  return failure === undefined;
}

const nx = (...words: string[]) =>
  runAndRead('nx', ['run-many', '--outputStyle=static', ...words], (line) => {
    const plain = stripVTControlCharacters(line);
    if (JEST_FAILURE.test(plain)) failedTests.add(plain.trim());
  });

await passes('Formatting', () => run('prettier', ['--check', '--log-level', 'warn', '.']));
await passes('Lint, dead code, types', () => nx('-t', 'lint', 'knip', 'typecheck'));
const isBuilt = await passes('Builds', () => nx('-t', 'build'));
await passes('Unit tests', () => nx('-t', 'test', '--exclude=@shop/services', '--parallel=2'));
// They bring their own PostgreSQL and two workers, and want no company on two cores.
await passes('Service tests', () => nx('-t', 'test', '--projects=@shop/services'));
if (isBuilt) await passes('Browser tests', () => browserTests([]));

if (failures.length) {
  console.error(`\nFailed:\n${[...failures, ...failedTests].join('\n')}`);
  process.exit(1);
}
console.log('\nEverything passed.');
