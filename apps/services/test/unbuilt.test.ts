import { services } from '@shop/contracts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { modules } from '../src/modules.ts';

const file = resolve(import.meta.dirname, '../../../docs/unbuilt-methods.md');

test('the list of unbuilt methods is complete and correct', () => {
  const listed = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('- `/services/'))
    .map((line) => line.slice(3, -1));
  const built = new Set(
    modules.flatMap(({ service, implementation }) =>
      Object.keys(implementation).map((name) => `${service.path}/${name}`),
    ),
  );
  const unbuilt = Object.values(services)
    .flatMap(({ path, methods }) => Object.keys(methods).map((name) => `${path}/${name}`))
    .filter((path) => !built.has(path));
  expect(listed).toEqual(unbuilt);
});
