/** @jest-environment node */
import type { Plugin } from 'vite';
import { esmReact } from './esmReact.ts';

type Resolve = (this: { error: (text: string) => never }, id: string, importer?: string, how?: object) => string | null;
const plugin = esmReact(__filename) as Plugin & { resolveId: Resolve; load: (id: string) => string | null };
const context = {
  error(text: string): never {
    throw new Error(text);
  },
};
const resolved = (id: string, kind = 'import-statement') => plugin.resolveId.call(context, id, undefined, { kind });
const load = (id: string) => plugin.load(resolved(id)!)!;

it('exports what the package exports', () => {
  expect(load('react')).toContain("named('useState'); export { exported_useState as useState };");
  expect(load('react/jsx-runtime')).toContain(' as jsxs };');
});

it('imports what the production build requires, in the same form', () => {
  const code = load('react-dom/client');
  expect(code).not.toMatch(/\brequire\(/);
  expect(code).toContain(`import required1 from ${JSON.stringify(resolved('react'))};`);
  expect(code).not.toContain('NODE_ENV');
  expect(resolved(resolved('react')!)).toBe(resolved('react'));
});

it.each(['require-call', 'dynamic-import'])('fails for a %s of one of them: that would be a second React', (kind) => {
  expect(() => resolved('react', kind)).toThrow(`loads react by a ${kind}`);
});

it('leaves all other modules alone', () => {
  expect(resolved('react-redux')).toBeNull();
  expect(plugin.load('/node_modules/react/index.js')).toBeNull();
});
