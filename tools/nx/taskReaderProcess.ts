/** Answers every message with the tasks of the workspace in the working directory (TaskReader.ts). */
import { readTasks } from './readTasks.ts';

process.on('message', () => {
  readTasks().then(
    (tasks) => process.send?.({ tasks }),
    (error: unknown) =>
      process.send?.({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
