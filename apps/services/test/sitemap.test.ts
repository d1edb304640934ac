import { randomUUID } from 'node:crypto';
import { mimeTypes, site, type SiteContent } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { XMLParser } from 'fast-xml-parser';
import { contentNode, itemText } from '../src/db/schema/index.ts';
import { bumpContentVersion } from '../src/site/contentVersion.ts';
import { findSitemapFile, findSitemapIndex } from '../src/sitemap/findSitemap.ts';
import { callerOf } from './support/caller.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite, recipeSite } from './support/sites.ts';
import { demoBrands, demoSites } from '../demo/demoBrands.ts';

interface Url {
  loc: string;
  lastmod: string;
  'xhtml:link': { '@_rel': string; '@_hreflang': string; '@_href': string }[];
}

const lists = ['sitemap', 'url', 'xhtml:link'];
const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => lists.includes(name) });
const origins = Object.fromEntries(demoBrands.map(({ site: code, host }) => [code, `https://${host}`]));

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const call = callerOf(() => services, site);

async function get(path: string, brand = mainSite) {
  const response = await fetch(services.url + path, { headers: { 'x-shop-site': brand } });
  return { response, xml: parser.parse(await response.text()) };
}

/** Paths of the files of a site, as requested from the storefront. */
async function filesOf(brand: string): Promise<string[]> {
  const { xml } = await get('/sitemap.xml', brand);
  return xml.sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc.replace(origins[brand]!, ''));
}

async function urlsOf(brand: string): Promise<Url[]> {
  const files = await Promise.all((await filesOf(brand)).map((file) => get(file, brand)));
  return files.flatMap(({ xml }) => xml.urlset.url);
}

async function contentOf(path: string, brand: string): Promise<SiteContent> {
  const { ret } = await call('GetSiteContext', [path], { site: brand });
  if (!ret) throw new Error(`no context for ${path}`);
  return ret.content;
}

describe('the index', () => {
  it('lists a file for every kind and language of a site', async () => {
    const { response, xml } = await get('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const names = (await filesOf(mainSite)).map((file) => /^\/sitemaps\/(\w+-\w+)\.xml$/.exec(file)?.[1]);
    const expected = ['pages', 'lists', 'products', 'series'].flatMap((kind) =>
      ['de', 'fr', 'en', 'it'].map((locale) => `${kind}-${locale}`),
    );
    expect(names.toSorted()).toEqual(expected.toSorted());
    expect(await filesOf(recipeSite)).toContain('/sitemaps/recipes-it.xml');
    for (const { lastmod } of xml.sitemapindex.sitemap) expect(Date.parse(lastmod)).not.toBeNaN();
  });
});

describe.each(demoSites)('the sitemap of %s', (brand) => {
  it('lists exactly the indexable pages', async () => {
    const listed = (await urlsOf(brand)).map(({ loc }) => decodeURI(loc.replace(origins[brand]!, '')));
    const nodes = await services.db
      .select({ uri: contentNode.uri })
      .from(contentNode)
      .where(eq(contentNode.site, brand));
    const items = await services.db.select({ uri: itemText.uri }).from(itemText).where(eq(itemText.site, brand));
    const indexable: string[] = [];
    for (const { uri } of [...nodes, ...items]) {
      const { mimeType, page, uri: own } = await contentOf(uri, brand);
      expect({ mimeType, own }).toEqual({ mimeType: expect.not.stringContaining(mimeTypes.notFound), own: uri });
      if (!page.meta.metaNoIndex) indexable.push(uri);
    }
    expect(listed.toSorted()).toEqual(indexable.toSorted());
    expect(items.length).toBeGreaterThan(0);
    expect(listed.length).toBeGreaterThan(items.length);
    expect(nodes.length + items.length).toBeGreaterThan(listed.length);
  });

  it('has the same alternates as the page itself, in both directions', async () => {
    const urls = await urlsOf(brand);
    const byLoc = new Map(urls.map((url) => [url.loc, url]));
    for (const { loc, lastmod, 'xhtml:link': links } of urls) {
      expect(Date.parse(lastmod)).not.toBeNaN();
      expect(links.map((link) => link['@_hreflang'])).toEqual(['de-CH', 'fr-CH', 'en-CH', 'it-CH', 'x-default']);
      expect(links.map((link) => link['@_href'])).toContain(loc);
      expect(links.at(-1)?.['@_href']).toBe(links[0]?.['@_href']);
      for (const link of links) expect(byLoc.get(link['@_href'])?.['xhtml:link']).toEqual(links);
    }
  });
});

describe('a page', () => {
  const node = { site: mainSite, locale: 'de', parentId: 'home', mimeType: mimeTypes.content, name: 'Neu' };

  it('is removed when its editor excludes it from search engines', async () => {
    const id = `page-${randomUUID()}`;
    await services.db.insert(contentNode).values({ ...node, id, uri: `/${id}` });
    await bumpContentVersion(services.db);
    const locs = async () => (await urlsOf(mainSite)).map(({ loc }) => loc);
    expect(await locs()).toContain(`${origins[mainSite]}/${id}`);
    await services.db
      .update(contentNode)
      .set({ data: { meta: { noIndex: true } } })
      .where(eq(contentNode.id, id));
    await bumpContentVersion(services.db);
    expect(await locs()).not.toContain(`${origins[mainSite]}/${id}`);
    await services.db.delete(contentNode).where(eq(contentNode.id, id));
    await bumpContentVersion(services.db);
  });

  it('has its encoded address, whatever is in its path', async () => {
    const id = `page-${randomUUID()}`;
    await services.db.insert(contentNode).values({ ...node, id, uri: `/${id}/süss & "scharf"` });
    await bumpContentVersion(services.db);
    const locs = (await urlsOf(mainSite)).map(({ loc }) => loc);
    expect(locs).toContain(`${origins[mainSite]}/${id}/s%C3%BCss%20&%20%22scharf%22`);
    await services.db.delete(contentNode).where(eq(contentNode.id, id));
    await bumpContentVersion(services.db);
  });
});

describe('many pages', () => {
  const SIZE = 7;

  it('are split, every page in one file, none larger than allowed', async () => {
    const { content: files } = (await findSitemapIndex(services.db, recipeSite, SIZE))!;
    const paths: string[] = [];
    for (const file of files) {
      const { content } = (await findSitemapFile(services.db, recipeSite, file, SIZE))!;
      expect(content.length).toBeLessThanOrEqual(SIZE);
      expect(file.updatedAt).toEqual(new Date(Math.max(...content.map(({ updatedAt }) => updatedAt.getTime()))));
      paths.push(...content.map(({ path }) => path));
    }
    const whole = (await urlsOf(recipeSite)).map(({ loc }) => decodeURI(loc.replace(origins[recipeSite]!, '')));
    expect(paths.toSorted()).toEqual(whole.toSorted());
    expect(files.length).toBeGreaterThan(whole.length / SIZE);
  });
});

describe('a file', () => {
  it.each([
    '/sitemaps/nonsense.xml',
    '/sitemaps/products-rm.xml',
    '/sitemaps/products-de',
    '/sitemaps/recipes-de.xml',
    '/sitemaps/products-de.xml?from=zzzzzz',
    '/sitemaps/pages-de.xml?from=zzzzzz',
    '/sitemaps/products-de.xml?from=%00',
    '/sitemaps/products-de.xml?from=a&from=b',
  ])('%s does not exist', async (path) => {
    const { response } = await get(path);
    expect(response.status).toBe(404);
  });

  it('of an unknown site is refused', async () => {
    expect((await get('/sitemap.xml', 'other')).response.status).toBe(400);
  });
});
