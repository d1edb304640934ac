import { sql } from 'drizzle-orm';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { writeDocuments } from './support/writeDocuments.ts';
import { mainSite } from './support/sites.ts';

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

test('accents are removed', async () => {
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
])('the stop word of %s «%s» is not searched for, with or without accent', async (locale, word) => {
  expect(await one(sql`select to_tsvector(${`shop_${locale}`}::regconfig, ${word})::text`)).toBe('');
});

test.each([
  ['de', 'bratpfane'],
  ['it', 'padela'],
])('similar titles are found by an index of their language: %s', async (locale, typed) => {
  const { rows } = await services.db.execute(sql`
    select indexdef from pg_indexes where indexname = ${`search_document_title_${locale}`}`);
  expect(JSON.stringify(rows)).toContain(`title gin_trgm_ops) WHERE (locale = '${locale}'::text)`);
  await writeDocuments(services.db, { id: typed, titles: { [locale]: `Die ${typed}ne` } });
  const found = sql`select array_agg(item_id) from shop_similar_titles(${mainSite}, ${locale}, ${typed}, 5)`;
  expect(await one(found)).toEqual([typed]);
});

test.each([
  ['Crêpe-Pfanne', ['~crepe', '~fanne', '~pfanne', '~repe', '~anne']],
  ['Öl & Tee', []],
  [`${'Zu'.repeat(51)} Topf`, ['~topf']],
])('a title is found by every sufficiently long ending of its words: %s', async (title, parts) => {
  const found = await one(sql`select tsvector_to_array(shop_title_parts(${title}, 4))`);
  expect(found).toEqual(parts.toSorted());
});

test.each([
  ['Pfänn', true],
  ['fann', true],
  ['anna', false],
  ['ʼʼʼʼ', false],
  ['kupfer fanne', true],
  ['kupfer topf', false],
  ["'\\", false],
])('whether %s is inside a word of «Kupferpfanne» is computed', async (word, expected) => {
  expect(await one(sql`select shop_title_parts('Kupferpfanne', 4) @@ shop_part(${word})`)).toBe(expected);
});

test('the content version begins at one', async () => {
  expect(await one(sql`select version from content_version`)).toBe(1);
});

test('what refers to a customer is found by an index when the customer is deleted', async () => {
  const { rows } = await services.db.execute(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'customer'::regclass and not exists (
      select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1] and i.indpred is null)`);
  expect(rows).toEqual([]);
});

test('whether a cart needs a picture is told by an index', async () => {
  const plan = await services.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return (await tx.execute(sql`explain select 1 from cart_item where personalization->>'imageId' = 'a'`)).rows;
  });
  expect(JSON.stringify(plan)).toContain('cart_item_picture');
});
