import type { Supervisor } from './supervise.ts';

/**
 * Stops everything in good order and ends this process at Ctrl+C, at a signal to it or to its group, and when the command
 * that started it is gone. Further signals change nothing.
 */
export function stopWithCommand(supervisor: Supervisor): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    void supervisor.stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  process.on('disconnect', stop);
  // Listening for that keeps the process alive no longer than its parts do.
  process.channel?.unref();
}
