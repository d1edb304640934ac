import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from './linkPackages.ts';
import type { HashedTasks } from './readTasks.ts';
import { TaskReader } from './TaskReader.ts';

/** The tasks of the workspace in the working directory as they were at a commit, read from a checkout made for it. */
export async function tasksAt(commit: string): Promise<HashedTasks> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-base-'));
  git('worktree', 'add', '--detach', '--quiet', folder, commit);
  try {
    linkPackages(process.cwd(), folder);
    return await tasksIn(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

/** The tasks of the workspace in a folder as it is. */
export async function tasksIn(folder: string): Promise<HashedTasks> {
  const reader = new TaskReader(folder);
  try {
    return await reader.read();
  } finally {
    reader.stop();
  }
}

function git(...words: string[]) {
  execFileSync('git', words, { stdio: ['ignore', 'ignore', 'inherit'] });
}
