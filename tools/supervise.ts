import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

export interface Part {
  name: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Answers 200 once the part can be used. */
  readyUrl: string;
}

const RESTART_DELAY_MS = 1_000;
const READY_TIMEOUT_MS = 180_000;
const READY_POLL_MS = 100;
/** After this a part that will not end is killed. */
const STOP_TIMEOUT_MS = 15_000;

/** Runs long-lived parts with this Node, starts one that falls again, and stops all of them together. */
export class Supervisor {
  readonly #children = new Map<string, ChildProcess>();
  #stopping = false;

  /** Starts a part and resolves when it is ready. */
  async start(part: Part): Promise<void> {
    this.#spawn(part);
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (!(await isReady(part.readyUrl))) {
      if (this.#stopping) return;
      if (Date.now() > deadline)
        throw new Error(`${part.name} was not ready within ${READY_TIMEOUT_MS / 1000} s; its log says why.`);
      await delay(READY_POLL_MS);
    }
  }

  /** Asks every part to end and waits for them, the last started first. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const child of [...this.#children.values()].reverse()) await end(child);
  }

  /** Asks one part to end and waits for it. */
  async stopPart(name: string): Promise<void> {
    const child = this.#children.get(name);
    this.#children.delete(name);
    if (child) await end(child);
  }

  /** Process id of a part that runs. */
  pidOf(name: string): number {
    const pid = this.#children.get(name)?.pid;
    if (pid === undefined) throw new Error(`${name} does not run.`);
    return pid;
  }

  #spawn(part: Part) {
    const child = spawn(process.execPath, part.args, { stdio: 'inherit', env: { ...process.env, ...part.env } });
    this.#children.set(part.name, child);
    const isWanted = () => !this.#stopping && this.#children.get(part.name) === child;
    child.on('exit', (code) => {
      if (!isWanted()) return;
      console.error(`${part.name} ended with ${code}; starting it again.`);
      setTimeout(() => isWanted() && this.#spawn(part), RESTART_DELAY_MS);
    });
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
