/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandMessages } from './brandMessages';

let workspace: string;
beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'brand-messages-'));
  write('libs/frame/src/messages', { title: 'Laden', cart: 'Warenkorb', late: 'Später' });
  writeFileSync(join(workspace, 'libs/frame/src/messages/late.json'), '["late"]');
  write('apps/a/messages', { title: 'Gioia' });
  write('apps/b/messages', { cart: 'Korb' });
});
afterAll(() => rmSync(workspace, { recursive: true }));

function write(folder: string, texts: Record<string, string>) {
  mkdirSync(join(workspace, folder), { recursive: true });
  writeFileSync(join(workspace, folder, 'de.json'), JSON.stringify(texts));
}

type Resolve = (id: string, importer?: string) => string | null;
type Load = (this: object, id: string) => string | null;

/** Resolves an import as the bundler does: the first plugin that handles it. */
function bundler() {
  const plugins = brandMessages({ workspace, folders: ['a', 'b'].map((app) => join(workspace, 'apps', app)) }).map(
    ({ resolveId, load }) => ({
      resolve: resolveId as unknown as Resolve,
      load: load as Load,
    }),
  );
  const first = (answers: (string | null)[]) => answers.find((answer) => answer !== null) ?? null;
  return {
    resolve: (id: string, importer?: string) => first(plugins.map(({ resolve }) => resolve(id, importer))),
    load: (id: string) => first(plugins.map(({ load }) => load.call({ addWatchFile: () => undefined }, id))) ?? '',
  };
}

it.each([
  ['a', ['Gioia', 'Warenkorb', 'Später']],
  ['b', ['Laden', 'Korb', 'Später']],
])('gives app %s the messages of the libs overridden by its own', (app, expected) => {
  const { resolve, load } = bundler();
  const index = resolve('virtual:shop-messages', join(workspace, 'apps', app, 'brand.ts')) ?? '';
  expect(load(index)).toContain("import('virtual:shop-messages/de')");
  const texts = load(resolve('virtual:shop-messages/de', index) ?? '');
  for (const text of expected) expect(texts).toContain(text);
});

it('has no messages for other importers', () => {
  expect(bundler().resolve('virtual:shop-messages', join(workspace, 'libs/frame/src/index.ts'))).toBeNull();
});
