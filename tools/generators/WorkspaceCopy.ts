import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { copyWorkspace } from '../nx/copyWorkspace.ts';

const workspace = join(import.meta.dirname, '../..');
/** What commands leave behind. */
const notWritten = ['node_modules', '.nx', '.data', '**/build'];

export interface Changes {
  created: string[];
  changed: string[];
}

/** A copy of the workspace in which commands may run and files may change. */
export class WorkspaceCopy {
  readonly folder = copyWorkspace(workspace);
  #files = this.#read();

  /** Runs a command of the packages. Gives what it printed; where it fails, that is the error. */
  run(command: string, args: readonly string[], { cwd = '', env = {} } = {}): Promise<string> {
    const options = { cwd: join(this.folder, cwd), env: { ...environment(), ...env }, maxBuffer: 2 ** 26 };
    return new Promise((resolve, reject) => {
      execFile(command, args, options, (error, stdout, stderr) =>
        error
          ? reject(new Error(`${command} failed in ${cwd || 'the copy'}:\n${stdout}${stderr}`))
          : resolve(stdout + stderr),
      );
    });
  }

  /** The files that are new or different since this was asked the last time. */
  takeChanges(): Changes {
    const before = this.#files;
    this.#files = this.#read();
    const different = [...this.#files].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path);
    return {
      created: different.filter((path) => !before.has(path)),
      changed: [...different, ...[...before.keys()].filter((path) => !this.#files.has(path))].filter((path) =>
        before.has(path),
      ),
    };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #read(): Map<string, string> {
    const paths = globSync('**/*', { cwd: this.folder, exclude: notWritten }).sort();
    return new Map(
      paths
        .filter((path) => statSync(join(this.folder, path)).isFile())
        .map((path) => [
          path,
          createHash('sha1')
            .update(readFileSync(join(this.folder, path)))
            .digest('hex'),
        ]),
    );
  }
}

/** Without what Nx and Jest tell a task about the workspace it runs in. */
function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:NX_|JEST_|NODE_(?:ENV|OPTIONS)$)/.test(name));
  const path = `${join(workspace, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  return { ...Object.fromEntries(kept), PATH: path, NX_ISOLATE_PLUGINS: 'false' };
}
