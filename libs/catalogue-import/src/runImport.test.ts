import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ImportedItem } from './ImportedItem.ts';
import type { ImportTarget } from './ImportTarget.ts';
import { runImport } from './runImport.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  const rows = [
    'id\ttitle\tprice\timage_link\tadditional_image_link',
    '1\tKrug\t10 CHF\tkrug.png\tgone.png',
    '2\tTasse\t8 CHF\tkrug.png\t',
  ];
  await writeFile(join(folder, 'feed.tsv'), rows.join('\n'));
  await writeFile(join(folder, 'krug.png'), 'bytes');
});
afterEach(() => rm(folder, { recursive: true }));

/** A catalogue that accepts and records every item. */
function openTarget(stored: ReadonlyMap<string, string> = new Map()) {
  const saved: { item: ImportedItem; pictures: string[] }[] = [];
  const store = jest.fn(async (key: string) => `stored ${key}`);
  const target: ImportTarget = {
    currency: 'CHF',
    pictures: { findStored: async () => stored, store },
    writeItems: async (items, pictures, report) => {
      for (const item of items) {
        const resolved = await Promise.all(item.pictures.map((source) => pictures.resolve(source)));
        saved.push({ item, pictures: resolved.map(({ id, problem }) => id ?? problem) });
        for (const { file, id, notes } of item.entries) report.add({ file, id, outcome: 'taken', notes });
      }
    },
  };
  return { target, saved, store };
}

const options = () => ({ locale: 'de', paths: [folder], now: new Date('2026-12-01') }) as const;

it('passes the items of all files to the catalogue and reports them', async () => {
  const { target, saved } = openTarget();
  const report = await runImport(target, options());
  expect(saved.map(({ item }) => item.title)).toEqual(['Krug', 'Tasse']);
  expect(report.counts()).toMatchObject({ taken: 2, skipped: 0 });
});

it('stores a picture once, even if used several times, and reports failures', async () => {
  const { target, saved, store } = openTarget();
  await runImport(target, options());
  const [id] = saved[1]!.pictures;
  expect(id).toMatch(/^stored /);
  expect(saved[0]!.pictures).toEqual([id, 'there is no such file']);
  expect(store).toHaveBeenCalledTimes(1);
});

it('reuses a stored picture of an earlier import', async () => {
  const first = openTarget();
  await runImport(first.target, options());
  const [key] = first.store.mock.calls[0]!;
  const { target, saved, store } = openTarget(new Map([[key, 'earlier']]));
  await runImport(target, options());
  expect(saved[1]!.pictures).toEqual(['earlier']);
  expect(store).not.toHaveBeenCalled();
});

it('stores nothing in a dry run', async () => {
  const { target, store } = openTarget();
  const report = await runImport(target, { ...options(), dryRun: true });
  expect(report.counts()).toMatchObject({ taken: 2 });
  expect(store).not.toHaveBeenCalled();
});

it('keeps recipes of one page apart that have the address of the page', async () => {
  const recipe = (name: string) => ({
    '@type': 'Recipe',
    name,
    url: 'https://kueche.example/fest',
    recipeIngredient: ['1 Ei'],
    recipeInstructions: 'Kochen.',
  });
  await writeFile(
    join(folder, 'page.json'),
    JSON.stringify([recipe('Vorspeise'), recipe('Dessert'), recipe('Dessert')]),
  );
  const { target, saved } = openTarget();
  const report = await runImport(target, { ...options(), paths: [join(folder, 'page.json')] });
  expect(saved.map(({ item }) => item.title)).toEqual(['Vorspeise', 'Dessert']);
  expect(report.lines.filter(({ outcome }) => outcome === 'skipped')).toMatchObject([
    { id: 'Dessert', notes: ['its id was there before'] },
  ]);
});
