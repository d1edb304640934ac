/** @jest-environment node */
import { join } from 'node:path';
import { preloadableIds } from './preloadableIds';

const root = '/shop/apps/one';
const plugin = preloadableIds() as unknown as {
  configResolved: (config: { root: string }) => void;
  transform: (this: object, code: string, importer: string) => Promise<{ code: string } | null>;
};
plugin.configResolved({ root });

/** What becomes of a module of a lib. */
async function transformed(code: string) {
  const resolve = (source: string, importer: string) =>
    Promise.resolve(source.startsWith('.') ? { id: join(importer, '..', `${source}.tsx`) } : null);
  return (await plugin.transform.call({ resolve }, code, '/shop/libs/frame/src/Frame.tsx'))?.code ?? code;
}

it('adds the key of the manifest to each part', async () => {
  const code =
    'const a = preloadable(() => import(\'./Hero\'));\nconst b = preloadable(() =>\n  import("./menu/Menu"),\n);';
  expect(await transformed(code)).toBe(
    'const a = preloadable(() => import("./Hero"), "../../libs/frame/src/Hero.tsx");\n' +
      'const b = preloadable(() => import("./menu/Menu"), "../../libs/frame/src/menu/Menu.tsx");',
  );
});

it('adds it where the import names its script as well', async () => {
  expect(await transformed("preloadable(() => import(/* chunk: frame */ './Hero'))")).toBe(
    'preloadable(() => import("./Hero"), "../../libs/frame/src/Hero.tsx")',
  );
});

it('leaves everything else alone', async () => {
  const code =
    "/** `preloadable(() => import('./Hero'))` */\n// preloadable(() => import('./Hero'))\nlazy(() => import('./Hero'));";
  expect(await transformed(code)).toBe(code);
});

it('says which import leads nowhere', async () => {
  await expect(transformed("preloadable(() => import('nowhere'))")).rejects.toThrow('nowhere');
});
