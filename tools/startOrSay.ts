import type { Supervisor } from './supervise.ts';

/** Starts parts; where one cannot start, says why, stops the others and ends this process with 1. */
export async function startOrSay(supervisor: Supervisor, start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error((error as Error).message);
    await supervisor.stop();
    process.exit(1);
  }
}
