/** @jest-environment node */
import { staticStyles } from './staticStyles.ts';

const { resolveId } = staticStyles({ workspace: '/shop' }) as unknown as {
  resolveId: { order: string; handler: (id: string, importer?: string) => string | null };
};

function resolved(id: string, importer: string, mode = 'build') {
  return resolveId.handler.call({ environment: { mode } } as never, id, importer);
}

it('gives builds a JSX function of its own, before other plugins resolve React', () => {
  expect(resolveId.order).toBe('pre');
  expect(resolved('react/jsx-runtime', '/shop/libs/a/src/Box.tsx')).toMatch(/static-styles.src.jsxRuntime\.ts$/);
});

it('leaves React to that function, to libraries and to development', () => {
  const own = resolved('react/jsx-runtime', '/shop/libs/a/src/Box.tsx')!;
  expect(resolved('react/jsx-runtime', own)).toBeNull();
  expect(resolved('react/jsx-runtime', '/shop/node_modules/react-intl/index.js')).toBeNull();
  expect(resolved('react/jsx-runtime', '/shop/libs/a/src/Box.tsx', 'dev')).toBeNull();
  expect(resolved('react', '/shop/libs/a/src/Box.tsx')).toBeNull();
});
