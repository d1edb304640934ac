import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Runs a command of the workspace to its end, its output in sight. Rejects when it fails. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  return ended(spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }), command, args);
}

/** As `run`, and calls `onLine` with every line that the command prints. */
export function runAndRead(command: string, args: readonly string[], onLine: (line: string) => void): Promise<void> {
  const child = spawn(command, args, { stdio: ['inherit', 'pipe', 'pipe'] });
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine);
  return ended(child, command, args);
}

function ended(child: ChildProcess, command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}`)),
    );
  });
}
