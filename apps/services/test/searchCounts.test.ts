import { catalogueBackend, searchStatistics } from '@shop/contracts';
import { readSearchReport } from '../src/search/report/readSearchReport.ts';
import { searchCounterOf } from '../src/search/searchCounterOf.ts';
import { callerOf } from './support/caller.ts';
import { mainSite as site } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => void (services = await startTestServices({ content: 'empty' })));
afterAll(() => services.stop());
const call = callerOf(() => services, catalogueBackend);
const tell = callerOf(() => services, searchStatistics);

const report = async (empty = false) => {
  await searchCounterOf(services.db).write();
  return readSearchReport(services.db, { site, empty, days: 1, limit: 9 });
};

it('searches, those that find nothing and chosen results are counted by term, whatever its case', async () => {
  await call('Search', [{ term: 'Quarkstrudel', locale: 'de' }], { site });
  await call('Search', [{ term: ' quarkstrudel! ', locale: 'de' }], { site });
  await report();
  await tell('CountClick', ['quarkstrudel', 'de'], { site });
  await tell('CountClick', ['mohnzopf', 'de'], { site });
  const strudel = { locale: 'de', term: 'quarkstrudel', searches: 2, withoutResult: 2, clicks: 1 };
  const zopf = { locale: 'de', term: 'mohnzopf', searches: 0, withoutResult: 0, clicks: 1 };
  expect(await report()).toEqual([strudel, zopf]);
  expect(await report(true)).toEqual([strudel]);
});

it('other pages, orders and filters of a result are no further search', async () => {
  await call('Search', [{ term: 'einmalig', locale: 'de' }], { site });
  await call('Search', [{ term: 'einmalig', locale: 'de', filters: {} }], { site });
  await call('Search', [{ term: 'einmalig', locale: 'de', page: 1 }], { site });
  expect((await report()).find(({ term }) => term === 'einmalig')).toMatchObject({ searches: 1 });
});

it.each(['anna.muster@example.com', '+41 79 123 45 67', `${'lang '.repeat(20)}`])(
  'a term that may name a person, or is no search, is not counted: %s',
  async (term) => {
    const before = await report();
    await call('Search', [{ term, locale: 'de' }], { site });
    expect(await report()).toEqual(before);
  },
);
