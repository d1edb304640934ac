import type { HashedTask, HashedTasks } from './readTasks.ts';

/** The tasks that have something to do after a change: those that read what it changed, and new ones. */
export function changedTasks(before: HashedTasks, after: HashedTasks): HashedTask[] {
  return Object.entries(after)
    .filter(([id, { hash }]) => before[id]?.hash !== hash)
    .map(([, task]) => task);
}
