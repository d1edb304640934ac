import { catalogueBackend } from '@shop/contracts';
import { type Locale, locales } from '@shop/contracts/constants';
import { and, asc, eq, sql } from 'drizzle-orm';
import { countTerms } from '../src/search/postgres/countTerms.ts';
import { searchTerm, synonym } from '../src/db/schema/index.ts';
import { callerOf } from './support/caller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { writeDocuments } from './support/writeDocuments.ts';
import { mainSite } from './support/sites.ts';
import { demoSites } from '../demo/demoBrands.ts';

/** Every fourth prefix is tested, which takes seconds. */
const STEP = 4;
const BEGINNING_LENGTH = 3;
const MIN_COMPARED = 30;

let services: TestServices;
beforeAll(async () => void (services = await startTestServices()));
afterAll(() => services.stop());
const call = callerOf(() => services, catalogueBackend);

const suggested = async (beginning: string, locale: Locale, site?: string) =>
  (await call('SearchSuggestions', [beginning, locale], site ? { site } : {})).ret?.searchTermSuggestions ?? [];
const found = async (term: string, locale: Locale, site?: string) =>
  (await call('Search', [{ term, locale }], site ? { site } : {})).ret?.count;

describe.each(demoSites)('a suggestion in %s', (site) => {
  it.each(locales)('has the number of items its term finds: %s', async (locale) => {
    const known = await services.db
      .selectDistinct({ beginning: sql<string>`left(${searchTerm.term}, ${BEGINNING_LENGTH})` })
      .from(searchTerm)
      .where(and(eq(searchTerm.site, site), eq(searchTerm.locale, locale)))
      .orderBy(asc(sql`1`));
    const terms = [];
    for (const { beginning } of known.filter((_, index) => index % STEP === 0)) {
      terms.push(...(await suggested(beginning, locale, site)));
    }
    expect(terms.length).toBeGreaterThanOrEqual(MIN_COMPARED);
    const counted = [];
    for (const { searchTerm: term } of terms) {
      counted.push({ searchTerm: term, count: await found(term, locale, site) });
    }
    expect(terms).toEqual(counted);
  });
});

it('titles of stop words only are suggested', async () => {
  const terms = await suggested('für', 'de');
  expect(terms.map(({ searchTerm: term }) => term)).toEqual(expect.arrayContaining(['für ihn', 'für sie']));
});

it('synonyms and parts of titles count, a single stop word is not suggested, and terms without items are deleted', async () => {
  const titles = ['Knurpsel', 'Knurpsel', 'Wandknurpsel', 'Flömmchen', 'Etwas ganz anderes mit ohne'];
  for (const [index, title] of titles.entries()) {
    const counted = { id: `counted-${index}`, titles: { de: title } };
    await insertArticle(services.db, counted);
    await writeDocuments(services.db, counted);
  }
  await services.db.insert(synonym).values({ site: mainSite, locale: 'de', term: 'knurpsel', words: ['flömmchen'] });
  const terms = ['knurpsel', 'knurzzz', 'ohne'].map((term) => ({ site: mainSite, locale: 'de', term, itemCount: 9 }));
  await services.db.insert(searchTerm).values(terms);
  await services.db.transaction((tx) => countTerms(tx, mainSite));
  expect(await suggested('knur', 'de')).toEqual([{ searchTerm: 'knurpsel', count: 4 }]);
  expect(await found('knurpsel', 'de')).toBe(4);
  expect(await suggested('ohne', 'de')).toEqual([]);
});
