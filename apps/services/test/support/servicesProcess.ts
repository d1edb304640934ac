import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const main = join(import.meta.dirname, '../../src/main.ts');
/** Keeps compiled code between the starts of all tests. */
const compileCache = join(import.meta.dirname, '../../../../node_modules/.cache/compiled');

export interface ServicesProcess {
  url: string;
  child: ChildProcess;
  /** Its log so far. */
  lines: Record<string, unknown>[];
}

/** Starts the whole process with these variables, on a free port. Rejects if it exits before it listens. */
export function startServicesProcess(env: Readonly<Record<string, string>>): Promise<ServicesProcess> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      LOG_LEVEL: 'info',
      LIMIT_FACTOR: '1000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: Record<string, unknown>[] = [];
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the process ended with ${code}`)));
    createInterface(child.stdout).on('line', (text) => {
      const line = JSON.parse(text) as Record<string, unknown>;
      lines.push(line);
      if (line['msg'] === 'services are open') resolve({ url: line['address'] as string, child, lines });
    });
  });
}
