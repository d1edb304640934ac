/**
 * `npm run affected -- [--base main] [--list]`: lint, types, builds, unit and browser tests of what changed since the
 * branch left its base. `nx affected` goes by projects, so that a changed test would run everything above it on a machine
 * without a cache; this compares what each task reads.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import nx from '../nx.json' with { type: 'json' };
import { browserTests } from './browserTests.ts';
import { changedTasks } from './nx/changedTasks.ts';
import { checkedTargets } from './nx/checkedTargets.ts';
import type { HashedTask } from './nx/readTasks.ts';
import { tasksAt, tasksIn } from './nx/tasksAt.ts';
import { run } from './run.ts';

const { values: options } = parseArgs({
  options: { base: { type: 'string', default: nx.defaultBase }, list: { type: 'boolean', default: false } },
});
const left = execFileSync('git', ['merge-base', options.base, 'HEAD'], { encoding: 'utf8' }).trim();
const changed = changedTasks(await tasksAt(left), await tasksIn(process.cwd()));

for (const target of checkedTargets) {
  const tasks = changed.filter((task) => task.target === target);
  if (!tasks.length) continue;
  console.log(`\n${target}: ${projectsOf(tasks).join(' ')}`);
  if (options.list) continue;
  if (target === 'e2e') await open(tasks);
  else await run('nx', ['run-many', '-t', target, '-p', ...projectsOf(tasks), '--outputStyle=static']);
}

/** Runs all browser tests at once, so that the shop is started once. */
async function open(tasks: readonly HashedTask[]) {
  const builds = [...new Set(tasks.flatMap(({ dependencies }) => dependencies))];
  await run('nx', ['run-many', '-t', 'build', '-p', ...builds.map(projectOf), '--outputStyle=static']);
  await browserTests(tasks.map((task) => `--project=${String(task.options['project'])}`));
}

function projectsOf(tasks: readonly HashedTask[]): string[] {
  return tasks.map(({ project }) => project).sort();
}

function projectOf(taskId: string): string {
  return taskId.slice(0, taskId.indexOf(':'));
}
