/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { chunkGroups, pageChunks } from './pageChunks.ts';

interface Hooks {
  transform: (this: object, code: string, importer: string) => Promise<void>;
  generateBundle: (this: object, options: object, bundle: Record<string, object>) => void;
}

const workspace = mkdtempSync(join(tmpdir(), 'page-chunks-'));
afterAll(() => rmSync(workspace, { recursive: true, force: true }));
const root = join(workspace, 'apps/one');
const inLibs = (path: string) => join(workspace, 'libs', path);

/** What the plugin writes for two page kinds that share a module. */
async function written() {
  const { transform, generateBundle } = pageChunks() as unknown as Hooks;
  const resolve = (source: string, importer: string) =>
    Promise.resolve(source.startsWith('.') ? { id: join(importer, '..', `${source}.ts`) } : null);
  const table = inLibs('pages/src/pageKinds.ts');
  const code =
    "preloadable(() => import(/* chunk: item/pot */ './pot'));\npreloadable(() => import(/* chunk: item/pan */ './pan'));";
  await transform.call({ resolve }, code, table);

  const chunk = (fileName: string, moduleIds: string[], imports: string[] = [], isEntry = false) => ({
    [fileName]: { type: 'chunk', fileName, moduleIds, imports, isEntry, code: '' },
  });
  const bundle = {
    ...chunk('server.js', [table], [], true),
    ...chunk('pot.js', [inLibs('pages/src/pot.ts')], ['lid.js']),
    ...chunk('pan.js', [inLibs('pages/src/pan.ts')], ['lid.js']),
    ...chunk('lid.js', [inLibs('ui-kit/src/lid.ts'), '/elsewhere/lib.js']),
  };
  const files: { fileName: string; source: string }[] = [];
  const parts = [inLibs('pages/src/pot.ts'), inLibs('pages/src/pan.ts')];
  const context = {
    environment: { config: { root } },
    getModuleInfo: (id: string) => ({ dynamicImporters: parts.includes(id) ? [table] : [] }),
    emitFile: (file: { fileName: string; source: string }) => files.push(file),
  };
  generateBundle.call(context, {}, bundle);
  return files[0]!;
}

it('says which script each module of a lib travels in, by what parts are called where they are imported', async () => {
  const { source } = await written();
  expect(JSON.parse(source)).toEqual({
    '../../libs/pages/src/pot.ts': 'item/pot',
    '../../libs/pages/src/pan.ts': 'item/pan',
    '../../libs/ui-kit/src/lid.ts': 'item',
  });
});

it('groups the scripts of the browser by it, the wider ones first', async () => {
  const { fileName, source } = await written();
  mkdirSync(join(root, 'server'), { recursive: true });
  writeFileSync(join(root, 'server', fileName), source);
  const groups = chunkGroups(root, 'server').toSorted((one, other) => other.priority! - one.priority!);
  const named = (path: string) =>
    groups.flatMap(({ name }) => {
      const given = typeof name === 'function' ? name(inLibs(path), {} as Rolldown.ChunkingContext) : null;
      return given ? [given] : [];
    });
  const rank = (path: string) =>
    groups.findIndex(({ name }) => typeof name === 'function' && name(inLibs(path), {} as Rolldown.ChunkingContext));
  expect(named('pages/src/pot.ts')).toEqual(['item-pot']);
  expect(named('ui-kit/src/lid.ts')).toEqual(['item']);
  expect(named('ui-kit/src/unknown.ts')).toEqual([]);
  expect(rank('ui-kit/src/lid.ts')).toBeLessThan(rank('pages/src/pot.ts'));
});

const transformed = (code: string, resolved: object | null = { id: 'part.ts' }) =>
  (pageChunks() as unknown as Hooks).transform.call({ resolve: () => Promise.resolve(resolved) }, code, 'table.ts');

it('says which import leads nowhere', async () => {
  await expect(transformed("import(/* chunk: item */ 'nowhere')", null)).rejects.toThrow('nowhere');
});

it.each(['/* chunk: Item */', '/* chunk: */', '/* chunk: shared */', '/*chunk: item/ */'])(
  'says that %s names no script',
  async (comment) => {
    await expect(transformed(`import(${comment} './part')`)).rejects.toThrow('no name for it');
  },
);

it.each(['/*chunk:item2*/', '/* chunk: item/part */'])('takes %s, however it is written', async (comment) => {
  await expect(transformed(`import(\n  ${comment} './part',\n)`)).resolves.toBeUndefined();
});

it('reads no comments', async () => {
  const code = "// import(/* chunk: Old */ './gone')\n/** `import(/* chunk: Old *\u002f './gone')` */";
  await expect(transformed(code.replace('\u002f', '/'), null)).resolves.toBeUndefined();
});

it('says which import names no script where others do', async () => {
  const { transform, generateBundle } = pageChunks() as unknown as Hooks;
  const context = {
    resolve: (source: string) => Promise.resolve({ id: source }),
    environment: { config: { root } },
    getModuleInfo: (id: string) => ({ dynamicImporters: id === 'table.ts' ? [] : ['table.ts'] }),
    error: (message: string) => {
      throw new Error(message);
    },
  };
  await transform.call(context, "import(/* chunk: item */ './pot'); import('./pan');", 'table.ts');
  const chunk = {
    type: 'chunk',
    fileName: 'a.js',
    moduleIds: ['table.ts', './pot', './pan'],
    imports: [],
    isEntry: true,
  };
  expect(() => generateBundle.call(context, {}, { 'a.js': { ...chunk, code: '' } })).toThrow(
    'table.ts names no script for ./pan',
  );
});
