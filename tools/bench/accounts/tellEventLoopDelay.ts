/**
 * Loaded into a process before its own code: tells at `EVENT_LOOP_PORT` of this machine how many milliseconds its event
 * loop was held up at most, since it was last asked: in all, and by its own work. The difference is time for which the
 * machine was busy with something else.
 */
import { createServer } from 'node:http';
import { isMainThread } from 'node:worker_threads';

/** Milliseconds between two looks. */
const EVERY_MS = 1;

/** Processor time of this thread, in milliseconds. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

if (isMainThread) {
  let longest = { delay: 0, own: 0 };
  let last = { at: performance.now(), worked: workedMs() };
  setInterval(() => {
    const now = { at: performance.now(), worked: workedMs() };
    const delay = Math.max(0, now.at - last.at - EVERY_MS);
    longest = {
      delay: Math.max(longest.delay, delay),
      own: Math.max(longest.own, Math.min(delay, now.worked - last.worked)),
    };
    last = now;
  }, EVERY_MS).unref();
  const server = createServer((_request, response) => {
    response.end(JSON.stringify(longest));
    longest = { delay: 0, own: 0 };
  });
  server.listen(Number(process.env['EVENT_LOOP_PORT']), '127.0.0.1');
  server.unref();
}
