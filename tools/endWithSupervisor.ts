/**
 * Loaded into every part before its own code: ends the part, as a signal would, when the supervisor at the other end of
 * the standard input is gone, also if that was killed.
 */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.stdin.once('close', () => {
    process.kill(process.pid, 'SIGTERM');
    // Node's watcher (`--watch`) would wait for a change.
    if (process.env['WATCH_REPORT_DEPENDENCIES']) process.kill(process.ppid, 'SIGTERM');
  });
  process.stdin.resume();
  // Waiting for it keeps no process alive.
  process.stdin.unref();
}
