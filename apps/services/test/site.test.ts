import { randomUUID } from 'node:crypto';
import { locales, mimeTypes, type NavigationNode, site, type SiteContext } from '@shop/contracts';
import { and, eq, inArray } from 'drizzle-orm';
import { contentFragment, contentNode, image, item, itemText, redirect } from '../src/db/schema/index.ts';
import { bumpContentVersion } from '../src/site/contentVersion.ts';
import { callerOf, type From } from './support/caller.ts';
import { insertArticle } from './support/insertArticle.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite, recipeSite } from './support/sites.ts';
import { demoSites } from '../demo/demoBrands.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const call = callerOf(() => services, site);

async function contextOf(path: string, from: From = {}): Promise<SiteContext> {
  const { ret, error } = await call('GetSiteContext', [path], from);
  expect(error).toBeNull();
  if (!ret) throw new Error(`no context for ${path}`);
  return ret;
}

describe('the context of a page', () => {
  it.each([
    ['/', 'de', 'Geschenke'],
    ['/fr', 'fr', 'Cadeaux'],
    ['/en', 'en', 'Gifts'],
    ['/it', 'it', 'Regali'],
  ])('at %s speaks %s', async (path, locale, label) => {
    const { content } = await contextOf(path);
    expect(content).toMatchObject({ site: mainSite.toUpperCase(), locale, uri: path, mimeType: mimeTypes.home });
    expect(content.navigations.main[0]?.label).toBe(label);
  });

  it('belongs to the site of the request', async () => {
    const { content } = await contextOf('/', { site: recipeSite });
    expect(content).toMatchObject({ site: recipeSite.toUpperCase(), theme: recipeSite });
    expect(content.navigations.main.map(({ id }) => id)).toEqual(['cookware', 'kitchen', 'recipes']);
  });

  it('has a main navigation three levels deep, with flyouts on the first', async () => {
    const { navigations } = (await contextOf('/')).content;
    expect(navigations.main.map(({ flyout }) => flyout)).toEqual([
      'flyout-gifts',
      'flyout-experiences',
      'flyout-vouchers',
    ]);
    const leaf = navigations.main[0]?.children[0]?.children[0];
    expect(leaf).toMatchObject({ id: 'for-her', link: { url: '/geschenke/fuer-wen/fuer-sie' }, flyout: '' });
  });

  it('marks the active entries, down to the page', async () => {
    const { navigations } = (await contextOf('/geschenke/fuer-wen/fuer-sie')).content;
    const activeIds = (nodes: NavigationNode[]): string[] =>
      nodes.flatMap(({ id, active, children }) => [...(active ? [id] : []), ...activeIds(children)]);
    expect(activeIds(navigations.main)).toEqual(['gifts', 'by-recipient', 'for-her']);
    expect(activeIds((await contextOf('/')).content.navigations.main)).toEqual([]);
  });

  it('has breadcrumbs from the root to a list', async () => {
    const { content } = await contextOf('/fr/cadeaux/pour-qui/pour-elle');
    expect(content.breadcrumb.map(({ url }) => url)).toEqual([
      '/fr',
      '/fr/cadeaux',
      '/fr/cadeaux/pour-qui',
      '/fr/cadeaux/pour-qui/pour-elle',
    ]);
    expect(content).toMatchObject({ mimeType: mimeTypes.productList, page: { referenceId: 'for-her' } });
  });

  it('has breadcrumbs through an item’s list to the item', async () => {
    const [balloon] = await services.db
      .select({ uri: itemText.uri, title: itemText.title })
      .from(itemText)
      .where(and(eq(itemText.itemId, 'hot-air-balloon'), eq(itemText.locale, 'en')));
    const { content } = await contextOf(balloon?.uri ?? '');
    expect(content.breadcrumb.map(({ label }) => label)).toEqual([
      'Home',
      'Experiences',
      'Adventure',
      'In the air',
      balloon?.title,
    ]);
    expect(content).toMatchObject({
      locale: 'en',
      mimeType: mimeTypes.product,
      page: { referenceId: 'hot-air-balloon' },
    });
    expect(content.page.meta.jsonLd.map((one) => one['@type'])).toEqual(
      expect.arrayContaining(['Product', 'BreadcrumbList']),
    );
  });

  it('distinguishes lists of recipes from lists of products', async () => {
    expect((await contextOf('/rezepte/nach-gang', { site: recipeSite })).content.mimeType).toBe(mimeTypes.recipeList);
    expect((await contextOf('/kochgeschirr', { site: recipeSite })).content.mimeType).toBe(mimeTypes.productList);
  });

  it.each([
    ['/suche', 'de'],
    ['/recherche', 'fr'],
    ['/search', 'en'],
    ['/cercare', 'it'],
    ['/en/search', 'en'],
    ['/search?q=kerze', 'en'],
  ])('is the search at %s', async (path, locale) => {
    expect((await contextOf(path)).content).toMatchObject({ mimeType: mimeTypes.search, locale });
  });

  it.each([
    ['/warenkorb', 'checkout/cart', '/warenkorb'],
    ['/it/carrello', 'checkout/cart', '/it/carrello'],
    ['/fr/profil/orders', 'profile/profile', '/fr/profil/orders'],
    ['/anmelden/forgot', 'profile/login', '/anmelden/forgot'],
    ['/erlebnisgutschein-aktivieren', 'profile/voucher-activate', '/erlebnisgutschein-aktivieren'],
  ])('is an app at %s', async (path, referenceId, uri) => {
    const { content } = await contextOf(path);
    expect(content).toMatchObject({ mimeType: mimeTypes.app, uri, page: { referenceId } });
    expect(content.languageSwitchURLs).toContainEqual(expect.objectContaining({ locale: content.locale, url: uri }));
  });

  it('is found by other spellings of its path', async () => {
    for (const path of ['/geschenke/', '//geschenke', '/geschenke?page=2#top', 'geschenke', '/%67eschenke']) {
      expect((await contextOf(path)).content.uri).toBe('/geschenke');
    }
  });

  it('is anonymous without a session, and opens none', async () => {
    const { cookie } = await services.call(site, 'GetSiteContext', ['/']);
    expect((await contextOf('/')).session).toEqual({ isAuthenticated: false, sessionId: '' });
    expect(cookie).toBeFalsy();
  });
});

describe('an unknown path', () => {
  it.each([
    ['/gibt-es-nicht', 'de'],
    ['/en/not/here', 'en'],
    ['/geschenke/gibt-es-nicht', 'de'],
    ['/%E0%A4%A', 'de'],
    ['/en/p/%00', 'de'],
    ["/p/' or 1=1 --", 'de'],
    ['/de/%5Cexample.com', 'de'],
    ['/de/%2Fexample.com', 'de'],
    ['/de/%09/example.com', 'de'],
    ['/DE/%5Cexample.com', 'de'],
  ])('%s has the frame and the not-found mime type', async (path, locale) => {
    const { content, redirect: to } = await contextOf(path);
    expect(content).toMatchObject({ mimeType: mimeTypes.notFound, locale, page: { meta: { metaNoIndex: true } } });
    expect(content.navigations.main.length).toBeGreaterThan(0);
    expect(to).toBe('');
  });
});

describe('a page that has moved', () => {
  it('has its new address', async () => {
    const fromUri = `/p/${randomUUID()}`;
    await services.db.insert(redirect).values({ site: mainSite, fromUri, toUri: '/p/neu' });
    expect((await contextOf(fromUri)).redirect).toBe('/p/neu');
    expect((await contextOf(fromUri, { site: recipeSite })).redirect).toBe('');
  });

  it.each([
    ['/login', '/anmelden'],
    ['/register', '/anmelden/register'],
    ['/forgot', '/anmelden/forgot'],
    ['/fr/forgot', '/fr/connexion/forgot'],
    ['/en/login/register', ''],
    ['/reset', ''],
  ])('redirects from the short address %s of a form', async (path, to) => {
    expect((await contextOf(path)).redirect).toBe(to);
  });

  it('redirects from the prefix of the default language to the path without it', async () => {
    expect((await contextOf('/de/geschenke')).redirect).toBe('/geschenke');
    expect((await contextOf('/de')).redirect).toBe('/');
  });
});

it('shows a change of content at once', async () => {
  const id = `page-${randomUUID()}`;
  const node = { site: mainSite, id, parentId: 'home', mimeType: mimeTypes.content };
  await contextOf('/');
  await services.db.insert(contentNode).values({ ...node, locale: 'de', uri: `/${id}`, name: 'Neu' });
  await bumpContentVersion(services.db);
  expect((await contextOf(`/${id}`)).content.page.meta.h1Title).toBe('Neu');
  // Otherwise the index of all pages would include a page in one language only.
  await services.db.delete(contentNode).where(eq(contentNode.id, id));
  await bumpContentVersion(services.db);
});

describe.each(demoSites)('the pages of %s', (brand) => {
  const from = { site: brand };

  function linksIn(value: unknown): string[] {
    if (Array.isArray(value)) return value.flatMap(linksIn);
    if (typeof value === 'string') return [...value.matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path ?? '');
    if (typeof value !== 'object' || value === null) return [];
    const { url } = value as { url?: unknown };
    const own = typeof url === 'string' && url.startsWith('/') && !url.startsWith('/images/') ? [url] : [];
    return [...own, ...Object.values(value).flatMap(linksIn)];
  }

  it('link only to pages, and each to itself in every language', async () => {
    const starts = locales.map((locale) => (locale === 'de' ? '/' : `/${locale}`));
    const queue = [...starts];
    const seen = new Set(queue);
    const dead: string[] = [];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const { content, redirect: to } = await contextOf(path, from);
      if (content.mimeType === mimeTypes.notFound || to) dead.push(path);
      const own = content.languageSwitchURLs.find(({ locale }) => locale === content.locale);
      if (own?.url !== path || content.languageSwitchURLs.length !== locales.length) dead.push(`${path} (languages)`);
      const { ret } = await call('Page', [content.id], { ...from, locale: content.locale });
      const { meta, hero } = content.page;
      const links = linksIn([
        ret,
        hero,
        content.navigations,
        content.specialPages,
        content.breadcrumb,
        content.languageSwitchURLs,
        meta.canonical,
      ]);
      for (const link of links.map((one) => one.split(/[?#]/)[0] ?? '')) {
        if (!seen.has(link)) {
          seen.add(link);
          queue.push(link);
        }
      }
    }
    expect(dead).toEqual([]);
    expect(seen.size).toBeGreaterThan(150);
  });

  it('have existing pictures', async () => {
    const nodes = await services.db
      .select({ data: contentNode.data })
      .from(contentNode)
      .where(eq(contentNode.site, brand));
    const fragments = await services.db
      .select({ data: contentFragment.data })
      .from(contentFragment)
      .where(eq(contentFragment.site, brand));
    const ids = [...new Set(JSON.stringify([...nodes, ...fragments]).match(/(?<="\/images\/)[^"]+/g))];
    const found = await services.db.select({ id: image.id }).from(image).where(inArray(image.id, ids));
    expect(ids.length).toBeGreaterThan(20);
    expect(found).toHaveLength(ids.length);
  });

  it('have a title and a description each', async () => {
    const uris = await services.db
      .select({ uri: itemText.uri })
      .from(itemText)
      .innerJoin(item, and(eq(item.site, itemText.site), eq(item.id, itemText.itemId)))
      .where(eq(itemText.site, brand))
      .limit(10);
    for (const { uri } of uris) {
      const { meta } = (await contextOf(uri, from)).content.page;
      expect(meta.title).not.toBe('');
      expect(meta.description.length).toBeGreaterThan(20);
      expect(meta.canonical).toBe(uri);
    }
  });
});

it('an item’s page has the texts of the default language where its own are empty', async () => {
  const id = `item-${randomUUID()}`;
  const titles = { de: `Tasse ${id}`, fr: '', en: `Cup ${id}` };
  await insertArticle(services.db, { id, titles });
  const german = { subTitle: 'Mit Namen', summary: 'Eine Tasse für jeden Tag.' };
  await services.db
    .update(itemText)
    .set(german)
    .where(and(eq(itemText.itemId, id), eq(itemText.locale, 'de')));
  await services.db
    .update(itemText)
    .set({ summary: 'A cup for every day.' })
    .where(and(eq(itemText.itemId, id), eq(itemText.locale, 'en')));
  const metaAt = async (path: string) => (await contextOf(path)).content.page.meta;
  const french = await metaAt(`/fr/p/${id}`);
  expect(french).toMatchObject({ title: titles.de, description: german.summary, canonical: `/fr/p/${id}` });
  expect(french.metaTitle).toContain(titles.de);
  expect(await metaAt(`/en/p/${id}`)).toMatchObject({ title: titles.en, description: 'A cup for every day.' });
  await services.db.delete(item).where(eq(item.id, id));
  await services.db.delete(itemText).where(eq(itemText.itemId, id));
});

describe('content', () => {
  it('of the home page has elements in the language of the visitor', async () => {
    const { ret } = await call('Page', ['home'], { locale: 'it' });
    const kinds = new Set(ret?.contentElements.map(({ kind }) => kind));
    expect(kinds).toEqual(
      new Set(['contentNavigationTags', 'promoBanner', 'grid', 'productSlider', 'block', 'line', 'richText']),
    );
    const grid = ret?.contentElements.find((element) => element.kind === 'grid');
    expect(grid?.data.headline).toBe('Chi vuoi sorprendere?');
    expect(grid?.data.elements[0]).toMatchObject({
      kind: 'teaser',
      data: { link: { url: '/it/regali/per-chi/per-lei' }, image: { width: 1200 } },
    });
  });

  it('gives every element a unique id', async () => {
    const { ret } = await call('Page', ['home']);
    const ids = JSON.stringify(ret).match(/"id":"[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('for an app is in the language of its path', async () => {
    const { ret } = await call('AppContent', ['cart', '/fr/panier'], { locale: 'it' });
    expect(ret?.meta.title).toBe('Panier');
    expect(ret?.contentElementsAfter[0]).toMatchObject({ kind: 'productSlider', data: { listId: 'favourites' } });
  });

  it('of a flyout has a column for each sub-list', async () => {
    const { ret } = await call('Flyout', ['flyout-gifts'], { locale: 'en' });
    expect(ret?.title).toBe('Gifts');
    const blocks = ret?.sections.map(({ contentElements: [first] }) =>
      first?.kind === 'block' ? first.data.title : '',
    );
    expect(blocks).toEqual(['By recipient', 'Occasion', 'Ideas']);
  });

  it('is found by reference and by collection, in German if there is no translation', async () => {
    const element = { id: 'e-1', kind: 'info', data: { title: 'Hilfe', html: '<p>Hallo</p>' } };
    await services.db.insert(contentFragment).values([
      { site: mainSite, locale: 'de', referenceType: 'help', referenceId: 'size', data: element },
      {
        site: mainSite,
        locale: 'de',
        referenceType: 'collection',
        referenceId: 'faq',
        title: 'Fragen',
        data: { contentElements: [element] },
      },
    ]);
    expect((await call('ContentElement', ['help', 'size'], { locale: 'fr' })).ret).toEqual(element);
    expect((await call('ContentCollection', ['faq'], { locale: 'fr' })).ret).toEqual({
      id: 'faq',
      title: 'Fragen',
      contentElements: [element],
    });
    expect((await call('ContentElement', ['collection', 'faq'])).error).toBe('NOT_FOUND');
  });

  it('that does not exist returns an error', async () => {
    const nothing = { ret: null, error: 'NOT_FOUND' };
    expect(await call('Page', ['nonsense'])).toEqual(nothing);
    expect(await call('AppContent', ['nonsense', '/x'])).toEqual(nothing);
    expect(await call('Flyout', ['nonsense'])).toEqual(nothing);
    expect(await call('ContentCollection', ['nonsense'])).toEqual(nothing);
    expect(await call('ContentElement', ['nonsense', 'nonsense'])).toEqual(nothing);
  });
});
