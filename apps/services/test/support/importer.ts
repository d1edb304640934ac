import { join } from 'node:path';
import { catalogueBackend, catalogueDetail, site as siteService } from '@shop/contracts';
import { importFiles, type ImportOptions } from '../../src/import/importFiles.ts';
import { callerOf } from './caller.ts';
import type { TestServices } from './testServices.ts';
import { recipeSite } from './sites.ts';

/** A day on which the samples' sale price is valid. */
const ADVENT = new Date('2026-12-01T12:00:00Z');
const from = { site: recipeSite };

/** Imports the samples, or other files, into the cookware shop, and reads the result. */
export function importerOf(services: () => TestServices) {
  const detail = callerOf(services, catalogueDetail);
  const backend = callerOf(services, catalogueBackend);
  const getSite = callerOf(services, siteService);
  const contextOf = async (path: string) => (await getSite('GetSiteContext', [path], from)).ret!;
  return {
    take: (sample: string, options: Partial<ImportOptions> = {}) =>
      importFiles(services().db, {
        site: recipeSite,
        locale: 'de',
        paths: [join(import.meta.dirname, '../import-samples', sample)],
        now: ADVENT,
        ...options,
      }),
    productOf: async (id: string, locale = 'de') => (await detail('GetProduct', [id], { ...from, locale })).ret,
    recipeAt: async (path: string) => (await detail('GetRecipe', [(await contextOf(path)).content.id], from)).ret,
    contentOf: async (path: string) => (await contextOf(path)).content,
    redirectOf: async (path: string) => (await contextOf(path)).redirect,
    titlesIn: async (listId: string, filters: Record<string, string[]> = {}) => {
      const { ret } = await backend('GetListingItems', [{ listId, locale: 'de', pageSize: 48, filters }], from);
      return ret?.items.map(({ title }) => title);
    },
    search: async (term: string, locale: 'de' | 'fr' = 'de') =>
      (await backend('Search', [{ term, locale, pageSize: 48 }], from)).ret?.items.map(({ title }) => title) ?? [],
  };
}
