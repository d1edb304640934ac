import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { searchDocument, searchTerm } from '../src/db/schema/index.ts';
import { removeImports } from '../src/import/removeImports.ts';
import { countTerms } from '../src/search/postgres/countTerms.ts';
import { importerOf } from './support/importer.ts';
import { recipeSite } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const { take, search } = importerOf(() => services);

const takeTitles = async (locale: 'de' | 'fr', ...titles: string[]) => {
  const file = join(await mkdtemp(join(tmpdir(), 'import-')), 'feed.tsv');
  const rows = titles.map((title, n) => `${n}\t${title}\t10 EUR`);
  await writeFile(file, ['id\ttitle\tprice', ...rows].join('\n'));
  return take('', { paths: [file], locale });
};
const terms = () =>
  services.db
    .select({ locale: searchTerm.locale, term: searchTerm.term, count: searchTerm.itemCount })
    .from(searchTerm)
    .where(eq(searchTerm.site, recipeSite))
    .orderBy(asc(searchTerm.locale), asc(searchTerm.term));
const counted = async () => {
  const before = await terms();
  await services.db.transaction((tx) => countTerms(tx, recipeSite));
  return [before, await terms()];
};
const termsOf = async (locale: string) =>
  (await terms()).filter((one) => one.locale === locale).map(({ term }) => term);

it('does not index texts borrowed from another language', async () => {
  await takeTitles('fr', 'Cruche violette');
  const documents = await services.db.select().from(searchDocument).where(eq(searchDocument.itemId, 'import-0'));
  expect(documents.map(({ locale }) => locale)).toEqual(['fr']);
  expect(await search('cruche', 'fr')).toEqual(['Cruche violette']);
  expect(await search('violette')).toEqual([]);
  expect(await termsOf('fr')).toContain('cruche');
  expect(await termsOf('de')).not.toContain('cruche');
  await takeTitles('de', 'Veilchenkrug');
  expect(await search('Veilchenkrug')).toEqual(['Veilchenkrug']);
});

it('indexes words without the no-break spaces of French', async () => {
  const spaced = await services.db
    .select({ locale: searchDocument.locale, item: searchDocument.itemId })
    .from(searchDocument)
    .where(sql`${searchDocument.words}::text like ${'%\u00a0%'}`);
  expect(spaced).toEqual([]);
});

it('counts the terms of changed items as if all were counted', async () => {
  const [before, after] = await counted();
  expect(before).toEqual(after);
  await takeTitles('de', 'Pfannenkrug', 'Bratpfanne Veilchen', 'Messerblock');
  const [added, recounted] = await counted();
  expect(added).toEqual(recounted);
  expect(added).not.toEqual(before);
  await takeTitles('de', 'Tischtuch', 'Kochlöffel', 'Messerblock');
  const [changed, again] = await counted();
  expect(changed).toEqual(again);
  await removeImports(services.db, recipeSite);
  const [removed, last] = await counted();
  expect(removed).toEqual(last);
  expect(await termsOf('de')).not.toContain('veilchenkrug');
});
