/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst, type Plugin } from 'vite';
import { stacklessErrors } from './stacklessErrors.ts';

interface Transform {
  filter: { id: RegExp };
  handler: (this: { parse: typeof parseAst }, code: string) => { code: string } | null;
}

const { transform } = stacklessErrors() as Plugin & { transform: Transform };
const transformed = (code: string) => transform.handler.call({ parse: parseAst }, code)?.code;

it('creates the errors of constants without a stack, and equal in all else', () => {
  const code = transformed('const one = new Error("first"), two = Error("second"), three = 3; export { one, two }')!;
  const [one, two] = new Function(`${code.replace(/export .*/, '')}; return [one, two]`)() as [Error, Error];
  expect(one).toBeInstanceOf(Error);
  expect([one.message, two.message]).toEqual(['first', 'second']);
  expect([one.stack, two.stack]).toEqual([undefined, undefined]);
  expect(String(one)).toBe('Error: first');
});

it('leaves alone what is created later', () => {
  expect(transformed('function fail() { const error = new Error("now"); throw error; }')).toBeUndefined();
});

const require = createRequire(import.meta.filename);
const toolkit = dirname(require.resolve('@reduxjs/toolkit/package.json'));
const files: [file: string, constants: string[]][] = [
  [
    join(dirname(require.resolve('react-dom')), 'cjs/react-dom-client.production.js'),
    [
      'HydrationMismatchException',
      'SuspenseException',
      'SuspenseyCommitException',
      'SuspenseActionException',
      'SelectiveHydrationException',
    ],
  ],
  [join(toolkit, 'dist/query/rtk-query.modern.mjs'), ['neverResolvedError']],
];

it.each(files)('finds the errors that %s creates while it loads', (file, constants) => {
  expect(file).toMatch(transform.filter.id);
  const code = transformed(readFileSync(file, 'utf8'))!;
  expect(code.match(/\w+(?= = (?:\/\*.*\*\/ )?errorWithoutStack\()/g)).toEqual(constants);
});
