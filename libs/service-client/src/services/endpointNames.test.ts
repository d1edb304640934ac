import { globSync } from 'node:fs';
import { join } from 'node:path';

it('every endpoint has a name of its own: of two with one name, the one that is loaded first answers for both', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const modules = globSync('*.ts', { cwd: __dirname }).filter((file) => !file.endsWith('.test.ts'));
  expect(modules.length).toBeGreaterThan(10);
  for (const module of modules) jest.requireActual(join(__dirname, module));
  // RTK Query says so in development.
  expect(report.mock.calls).toEqual([]);
});
