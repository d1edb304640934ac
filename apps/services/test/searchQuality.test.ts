import { existsSync, readFileSync } from 'node:fs';
import { catalogueBackend } from '@shop/contracts';
import { type Locale, locales } from '@shop/contracts/constants';
import { parse } from 'yaml';
import { callerOf } from './support/caller.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { demoSites } from '../demo/demoBrands.ts';

interface LabelledQuery {
  kind: string;
  term: string;
  /** Any of these must be within the first `top`; without, nothing may be found. */
  find?: string[];
  top?: number;
}

const MIN_QUERIES = 40;
/** Additional to the queries about the demo content, if a site has any. */
const labelled = demoSites
  .map((site) => ({ site, file: new URL(`../demo/${site}/search-queries.yaml`, import.meta.url) }))
  .filter(({ file }) => existsSync(file))
  .map(({ site, file }) => ({ site, queries: parse(readFileSync(file, 'utf8')) as Record<Locale, LabelledQuery[]> }));

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const call = callerOf(() => services, catalogueBackend);

/** What is wrong with the result of a query; null if correct. */
async function failure(site: string, locale: Locale, { kind, term, find = [], top = 0 }: LabelledQuery) {
  const { ret } = await call('Search', [{ term, locale, pageSize: 48 }], { site });
  const ids = ret?.items.map(({ id }) => id) ?? [];
  const isRight = find.length === 0 ? ids.length === 0 : ids.slice(0, top).some((id) => find.includes(id));
  return isRight ? null : `${kind} "${term}": ${ids.slice(0, 5).join(', ') || 'nothing'}, not ${find.join(' or ')}`;
}

describe.each(locales)('the search in %s', (locale) => {
  it('has enough test queries of every kind', () => {
    const all = labelled.flatMap(({ queries }) => queries[locale]);
    expect(all.length).toBeGreaterThanOrEqual(MIN_QUERIES);
    const kinds = ['typo', 'accent', 'plural', 'synonym', 'material', 'nothing'];
    expect(all.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kinds));
  });

  it.each(labelled)('ranks the expected items first: $site', async ({ site, queries }) => {
    const failures = [];
    for (const query of queries[locale]) failures.push(await failure(site, locale, query));
    expect(failures.filter(Boolean)).toEqual([]);
  });
});
