import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { HashedTasks } from './readTasks.ts';

type Answer = { tasks: HashedTasks } | { error: string };

/** Reads the tasks of any workspace on this machine, in a process of its own, as often as its files change. */
export class TaskReader {
  readonly #child: ChildProcess;

  constructor(workspace: string) {
    this.#child = fork(join(import.meta.dirname, 'taskReaderProcess.ts'), {
      cwd: workspace,
      env: environment(),
      execArgv: [],
    });
  }

  /** The tasks with the files as they are now. Rejects with Nx's words where the workspace is wrong. */
  async read(): Promise<HashedTasks> {
    const settled = new AbortController();
    const first = (event: string) => once(this.#child, event, { signal: settled.signal });
    this.#child.send('read');
    const answer = await Promise.race([
      first('message').then(([message]) => message as Answer),
      first('exit').then((): Answer => ({ error: 'Nx ended while it read the tasks.' })),
    ]).finally(() => settled.abort());
    if ('error' in answer) throw new Error(answer.error);
    return answer.tasks;
  }

  stop() {
    this.#child.kill();
  }
}

/** Without what Nx tells a task about the workspace it runs in. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('NX_') && name !== 'NODE_OPTIONS');
  // A process for each plugin and each reading takes longer than the reading.
  return { ...Object.fromEntries(kept), NX_ISOLATE_PLUGINS: 'false' };
}
