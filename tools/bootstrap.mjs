/**
 * The way into every command on a machine that has Node and npm only: installs what the lock file says, once, then runs
 * the tool with the pinned Node. Plain JavaScript, because the machine's own Node may be too old for the rest.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.shop-installed');

/** ms between two looks whether npm is still there. */
const PARENT_CHECK_MS = 500;

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`This shop needs Node 20 or newer to start; this is ${process.version}.`);
  process.exit(1);
}

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex');
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
  console.log('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed; its messages above say why. Nothing was started.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lock);
}

const [tool, ...rest] = process.argv.slice(2);
const child = spawn(join(bin, 'node'), [join(root, 'tools', `${tool}.ts`), ...rest], {
  cwd: root,
  // The channel tells the tool when this process is gone, however it ended.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// npm tells a signal to its shell alone, which ends without telling this process.
const parent = process.ppid;
const watch = () => process.ppid === parent || child.kill('SIGTERM');
if (process.env.npm_lifecycle_event) setInterval(watch, PARENT_CHECK_MS).unref();
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
