import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { isPortFree } from './isPortFree.ts';

export interface Part {
  name: string;
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Answers 200 once the part can be used. */
  readyUrl: string;
}

/** Between two starts of a part that keeps falling. One that ran for longer is started again at once. */
const RESTART_PAUSE_MS = 1_000;
const READY_TIMEOUT_MS = 180_000;
const READY_POLL_MS = 100;
/** After this a part that will not end is killed. */
const STOP_TIMEOUT_MS = 15_000;

/** Keeps compiled code between starts: a part that was killed is back in two thirds of the time. */
const compileCache = join(import.meta.dirname, '../node_modules/.cache/compiled');
const endWithSupervisor = pathToFileURL(join(import.meta.dirname, 'endWithSupervisor.ts')).href;

/**
 * Runs long-lived parts with this Node, starts one that falls again, and stops all of them together. Parts end by
 * themselves when the supervisor is gone.
 */
export class Supervisor {
  readonly #children = new Map<string, ChildProcess>();
  #stopping = false;

  /**
   * Starts a part and resolves when it is ready. Rejects when its port is taken, or when it ends before: somebody else
   * who answers at its address is not the part.
   */
  async start(part: Part): Promise<void> {
    const { port, hostname } = new URL(part.readyUrl);
    if (!(await isPortFree(Number(port), hostname)))
      throw new Error(`${part.name} cannot start: port ${port} is taken. End what uses it, or choose another port.`);
    const child = this.#spawn(part);
    const deadline = Date.now() + READY_TIMEOUT_MS;
    for (;;) {
      const ready = await isReady(part.readyUrl);
      if (this.#stopping) return;
      if (hasEnded(child)) {
        this.#children.delete(part.name);
        throw new Error(`${part.name} ended with ${resultOf(child)} before it was ready; its log says why.`);
      }
      if (ready) return this.#keep(part, child);
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

  #spawn({ name, args, env }: Part): ChildProcess {
    const child = spawn(process.execPath, ['--import', endWithSupervisor, ...args], {
      // Nothing is written to its standard input, which closes with this process, however that ends.
      stdio: ['pipe', 'inherit', 'inherit'],
      env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...env },
    });
    this.#children.set(name, child);
    return child;
  }

  /** Starts a part again whenever it ends. */
  #keep(part: Part, child: ChildProcess): void {
    const started = Date.now();
    const isWanted = () => !this.#stopping && this.#children.get(part.name) === child;
    child.once('exit', () => {
      if (!isWanted()) return;
      console.error(`${part.name} ended with ${resultOf(child)}; starting it again.`);
      const pause = Math.max(0, started + RESTART_PAUSE_MS - Date.now());
      setTimeout(() => isWanted() && this.#keep(part, this.#spawn(part)), pause);
    });
  }
}

const resultOf = ({ exitCode, signalCode }: ChildProcess) => exitCode ?? signalCode;
const hasEnded = (child: ChildProcess) => resultOf(child) !== null;

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
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
