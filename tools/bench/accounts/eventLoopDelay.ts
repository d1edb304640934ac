import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/** What Node and its environment need so that a part tells of its event loop at a port of this machine. */
export function watchedEventLoop(port: number): { args: readonly string[]; env: NodeJS.ProcessEnv } {
  const watcher = pathToFileURL(join(import.meta.dirname, 'tellEventLoopDelay.ts')).href;
  return { args: ['--import', watcher], env: { EVENT_LOOP_PORT: String(port) } };
}

/** Milliseconds for which an event loop was held up at most. */
export interface EventLoopDelay {
  delay: number;
  /** By work of its own thread: the machine may have given the rest of the time to others. */
  own: number;
}

/** How long the event loop of the part that tells at this port was held up at most, since it was last asked. */
export async function eventLoopDelay(port: number): Promise<EventLoopDelay> {
  return (await (await fetch(`http://127.0.0.1:${port}`)).json()) as EventLoopDelay;
}
