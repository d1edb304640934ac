import { sql } from 'drizzle-orm';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices({ content: 'empty' });
});
afterAll(() => services.stop());

const one = async (query: ReturnType<typeof sql>) => Object.values((await services.db.execute(query)).rows[0]!)[0];
const finds = (locale: string, text: string, term: string) =>
  one(
    sql`select to_tsvector(${`shop_${locale}`}::regconfig, ${text}) @@ plainto_tsquery(${`shop_${locale}`}::regconfig, ${term})`,
  );

test('accents fall away', async () => {
  expect(await one(sql`select shop_unaccent('Crème brûlée für die Straße')`)).toBe('Creme brulee fur die Strasse');
});

test.each([
  ['de', 'Geschenke für die Köchin', 'geschenk kochin'],
  ['de', 'Geschenke für Freunde', 'geschenk für freund'],
  ['fr', 'Les crèmes brûlées', 'creme brulee'],
  ['en', 'Cooking classes', 'cook class'],
  ['it', 'Il caffè e i regali', 'caffe regalo'],
])('a search in %s finds «%s» by «%s»', async (locale, text, term) => {
  expect(await finds(locale, text, term)).toBe(true);
});

test.each([
  ['de', 'für'],
  ['fr', 'à'],
  ['it', 'è'],
])('the stop word of %s «%s» is none to search for, accent or not', async (locale, word) => {
  expect(await one(sql`select to_tsvector(${`shop_${locale}`}::regconfig, ${word})::text`)).toBe('');
});

test('similar titles are found by an index', async () => {
  const plan = await services.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain select 1 from item_text where shop_unaccent(lower(title)) % 'bratpfane'`);
  });
  expect(JSON.stringify(plan.rows)).toContain('item_text_title_trgm');
});

test('the content version begins at one', async () => {
  expect(await one(sql`select version from content_version`)).toBe(1);
});
