import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Where npm links the packages of the workspace, each relative to the workspace it is in. */
const OWN = '@shop';

/** Gives a copy of the workspace in `folder` the packages installed in `workspace`, and itself as its own. */
export function linkPackages(workspace: string, folder: string) {
  const [installed, linked] = [join(workspace, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(linked);
  for (const name of readdirSync(installed)) {
    if (name !== OWN) symlinkSync(join(installed, name), join(linked, name));
  }
  cpSync(join(installed, OWN), join(linked, OWN), { recursive: true, verbatimSymlinks: true });
}
