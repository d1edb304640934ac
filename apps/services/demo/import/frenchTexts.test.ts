import { locales } from '@shop/contracts/constants';
import { demoBrands } from '../demoBrands.ts';
import { flattenCategories } from './categoryTree.ts';
import { contentRows } from './contentRows.ts';
import { countsOf } from './countsOf.ts';
import { frenchSpaces } from './frenchSpaces.ts';
import { readCatalogue, readContent } from './readBrand.ts';
import type { ContentScope } from './resolveContent.ts';

const image = { url: '', title: '', description: '', aspectRatio: 1, width: 1, height: 1 };

function stringsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(stringsIn) : [];
}

/** The French of texts in all languages, and what is written in French. */
function frenchIn(node: unknown, written = ''): string[] {
  if (typeof node === 'string') return written === 'fr' ? [node] : [];
  if (typeof node !== 'object' || node === null) return [];
  const map = node as Record<string, unknown>;
  if (locales.every((locale) => typeof map[locale] === 'string')) return [map['fr'] as string];
  const own = typeof map['locale'] === 'string' ? map['locale'] : written;
  return Object.values(map).flatMap((value) => frenchIn(value, own));
}

const plainlySpaced = (texts: readonly string[]) => texts.filter((text) => frenchSpaces(text) !== text);

describe.each(demoBrands)('in $site', (brand) => {
  const problems: string[] = [];
  const report = (problem: string) => problems.push(problem);

  it('items, and what is written about them, have the no-break spaces of French', () => {
    const texts = frenchIn(readCatalogue(brand.site, report));
    expect(texts.some((text) => /\u00a0[:?]/.test(text))).toBe(true);
    expect({ plain: plainlySpaced(texts), problems }).toEqual({ plain: [], problems: [] });
  });

  it('pages have them', () => {
    const files = readContent(brand.site, report);
    const counts = countsOf(readCatalogue(brand.site, report), files.pages, brand.name);
    const scope: ContentScope = { locale: 'fr', pathOf: () => '/', counts, imageOf: () => image, report };
    const texts = stringsIn(contentRows(brand, files, flattenCategories(files.categories), scope));
    expect(texts.some((text) => /\u00a0[:?]/.test(text))).toBe(true);
    expect({ plain: plainlySpaced(texts), problems }).toEqual({ plain: [], problems: [] });
  });
});
