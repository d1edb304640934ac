/** @jest-environment node */
import type { Plugin } from 'vite';
import { esmReact } from './esmReact.ts';

type Hook = (id: string, importer?: string, options?: { kind: string }) => string | null;
const plugin = esmReact(__filename) as Plugin & { resolveId: Hook; load: Hook };
const resolved = (id: string, kind = 'import-statement') => plugin.resolveId(id, undefined, { kind });

it('exports what the package exports, by names that nothing else depends on', () => {
  const code = plugin.load(resolved('react')!)!;
  expect(code).toContain("export const useState = /* @__PURE__ */ named('useState');");
  expect(code).toMatch(/import exports from ".*node_modules.react.index\.js"/);
  expect(plugin.load(resolved('react/jsx-runtime')!)).toContain('export const jsxs =');
});

it.each([
  ['react', 'require-call'],
  ['react', 'dynamic-import'],
  ['react-redux', 'import-statement'],
])('leaves %s alone by a %s', (id, kind) => expect(resolved(id, kind)).toBeNull());

it('leaves all other modules alone', () => expect(plugin.load('/node_modules/react/index.js')).toBeNull());
