import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Infers the targets of every package from the files it has, so that no package repeats them:
 * lint always, typecheck with a tsconfig.json, test with a jest.config.mjs, build with a vite.config.ts or a Storybook.
 */
export const createNodesV2 = [
  '{apps/*,libs/*,e2e,storybook,tools,tools/demo-art}/package.json',
  (files, _options, { workspaceRoot }) =>
    files.map((file) => {
      const root = dirname(file);
      return [file, { projects: { [root]: { root, targets: targetsOf(join(workspaceRoot, root), root) } } }];
    }),
];

function targetsOf(folder, root) {
  const has = (name) => existsSync(join(folder, name));
  const up = root.replaceAll(/[^/]+/g, '..');
  const upstream = ['default', '^default'];
  const target = (command, more) => ({ command, options: { cwd: root }, cache: true, inputs: upstream, ...more });
  return {
    lint: target('eslint . --max-warnings 0', { inputs: ['default', '{workspaceRoot}/eslint.config.mjs'] }),
    ...(has('tsconfig.json') && { typecheck: target('tsc -p tsconfig.json --noEmit') }),
    ...(has('jest.config.mjs') && {
      test: target(`node --experimental-vm-modules ${up}/node_modules/jest/bin/jest.js`, {
        inputs: [...upstream, '{workspaceRoot}/jest.preset.mjs'],
      }),
    }),
    ...(has('vite.config.ts') && {
      build: target('vite build --app --logLevel warn && node ../../tools/compressAssets.ts build/client', {
        inputs: [...upstream, '{workspaceRoot}/tools/compressAssets.ts'],
        outputs: ['{projectRoot}/build'],
      }),
    }),
    ...(has('.storybook/main.ts') && {
      build: target('storybook build --disable-telemetry --quiet --loglevel warn --output-dir build', {
        // The stories are found by their names, not by imports.
        inputs: [...upstream, '{workspaceRoot}/libs/*/src/**/*'],
        outputs: ['{projectRoot}/build'],
      }),
    }),
  };
}
