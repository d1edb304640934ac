import { randomUUID } from 'node:crypto';
import { alternateLinks, mimeTypes, site, type SiteContext } from '@shop/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { contentNode, itemText, redirect, siteSetting } from '../src/db/schema/index.ts';
import { bumpContentVersion } from '../src/site/contentVersion.ts';
import { callerOf } from './support/caller.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite } from './support/sites.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const call = callerOf(() => services, site);

async function contextOf(path: string, brand = mainSite): Promise<SiteContext> {
  const { ret } = await call('GetSiteContext', [path], { site: brand });
  if (!ret) throw new Error(`no context for ${path}`);
  return ret;
}

describe('an address in capitals', () => {
  it.each([
    ['/Geschenke', '/geschenke'],
    ['/EN/Gifts', '/en/gifts'],
    ['/DE/Geschenke', '/geschenke'],
    ['/P/Namenstasse', '/p/namenstasse'],
    ['/Anmelden/Forgot', '/anmelden/forgot'],
  ])('%s has moved to %s', async (path, to) => {
    expect((await contextOf(path)).redirect).toBe(to);
  });

  it.each([
    ['/de/Geschenke', '/geschenke'],
    ['/DE/de/Geschenke', '/geschenke'],
  ])('%s, with a prefix that it has not, moves in one step', async (path, to) => {
    expect((await contextOf(path)).redirect).toBe(to);
  });

  it('is unchanged if nothing else is there', async () => {
    const { content, redirect: to } = await contextOf('/Gibt-Es-Nicht');
    expect([content.mimeType, content.uri, to]).toEqual([mimeTypes.notFound, '/Gibt-Es-Nicht', '']);
  });

  it('keeps an app’s own routes', async () => {
    const { content, redirect: to } = await contextOf('/anmelden/Token-AbC');
    expect([content.uri, to]).toEqual(['/anmelden/Token-AbC', '']);
  });
});

it('a redirect is percent-encoded for a header', async () => {
  const fromUri = `/p/${randomUUID()}`;
  await services.db.insert(redirect).values({ site: mainSite, fromUri, toUri: '/œuvres/café?a=b%20c' });
  expect((await contextOf(fromUri)).redirect).toBe('/%C5%93uvres/caf%C3%A9?a=b%20c');
});

describe('an address that has moved more than once', () => {
  const move = (fromUri: string, toUri: string) =>
    services.db.insert(redirect).values({ site: mainSite, fromUri, toUri });

  it('moves to the last in one step, also in capitals and with a prefix', async () => {
    const old = `/p/${randomUUID()}`;
    await move(old, `${old}-between`);
    await move(`${old}-between`, '/geschenke');
    for (const path of [old, `/de${old}`, old.toUpperCase(), `/de${old.toUpperCase()}`]) {
      expect([path, (await contextOf(path)).redirect]).toEqual([path, '/geschenke']);
    }
  });

  it('comes to an end where the moves lead in a circle', async () => {
    const one = `/p/${randomUUID()}`;
    await move(one, `${one}-two`);
    await move(`${one}-two`, one);
    expect((await contextOf(one)).redirect).toMatch(one);
  });

  it('leads where it says, if nothing is there', async () => {
    const gone = `/p/${randomUUID()}`;
    expect((await contextOf(`/de${gone}`)).redirect).toBe(gone);
  });
});

describe('the language switch', () => {
  const setFlag = async (on: boolean) => {
    await services.db
      .update(siteSetting)
      .set({ data: sql`jsonb_set(${siteSetting.data}, '{flags,productsToLanding}', ${String(on)}::jsonb)` })
      .where(and(eq(siteSetting.site, mainSite), eq(siteSetting.key, 'general')));
    await bumpContentVersion(services.db);
  };
  const pathsOf = async (id: string) => {
    const rows = await services.db
      .select()
      .from(itemText)
      .where(and(eq(itemText.site, mainSite), eq(itemText.itemId, id)));
    return Object.fromEntries(rows.map(({ locale, uri }) => [locale, uri]));
  };
  afterEach(() => setFlag(false));

  it('links a product to the product', async () => {
    const paths = await pathsOf('name-mug');
    const { content } = await contextOf(paths['de']!);
    expect(content.languageSwitchURLs).toEqual(
      ['de', 'fr', 'en', 'it'].map((locale) => ({ locale, url: paths[locale] })),
    );
  });

  it('links a product to its landing page with the flag, without changing the alternates', async () => {
    const paths = await pathsOf('name-mug');
    const before = (await contextOf(paths['de']!)).content;
    await setFlag(true);
    const { content } = await contextOf(paths['de']!);
    expect(content.languageSwitchURLs.find(({ locale }) => locale === 'fr')).toEqual({
      locale: 'fr',
      url: paths['fr']!.replace('/p/', '/landing/'),
      canonical: paths['fr'],
    });
    const alternates = ({ baseUrl, languageSwitchURLs }: typeof content) => alternateLinks(baseUrl, languageSwitchURLs);
    expect(alternates(content)).toEqual(alternates(before));
    expect(content.page.meta.canonical).toBe(paths['de']);
  });

  it('links to an existing page: the product’s, unless an editor created another', async () => {
    await setFlag(true);
    const { en } = await pathsOf('name-mug');
    const path = en!.replace('/p/', '/landing/');
    const { content } = await contextOf(path);
    expect(content).toMatchObject({ mimeType: mimeTypes.product, locale: 'en', page: { meta: { canonical: en } } });
    const node = {
      site: mainSite,
      locale: 'en',
      id: 'own-landing',
      mimeType: mimeTypes.content,
      name: 'Mugs',
      uri: path,
    };
    await services.db.insert(contentNode).values(node);
    await bumpContentVersion(services.db);
    expect((await contextOf(path)).content.mimeType).toBe(mimeTypes.content);
    await services.db.delete(contentNode).where(eq(contentNode.id, 'own-landing'));
  });

  it('does not change other addresses, even if they contain the word', async () => {
    await setFlag(true);
    const node = {
      site: mainSite,
      locale: 'de',
      id: 'odd',
      mimeType: mimeTypes.content,
      name: 'Odd',
      uri: '/products-p/pp',
    };
    await services.db.insert(contentNode).values(node);
    await bumpContentVersion(services.db);
    expect((await contextOf('/products-p/pp')).content.languageSwitchURLs).toEqual([{ locale: 'de', url: node.uri }]);
    expect((await contextOf('/geschenke')).content.languageSwitchURLs[1]?.url).toBe('/fr/cadeaux');
    await services.db.delete(contentNode).where(eq(contentNode.id, 'odd'));
  });

  it('supports the specification’s word for the segment, too', async () => {
    await setFlag(true);
    const node = {
      site: mainSite,
      locale: 'de',
      id: 'odd',
      mimeType: mimeTypes.content,
      name: 'Odd',
      uri: '/product/odd',
    };
    await services.db.insert(contentNode).values(node);
    await bumpContentVersion(services.db);
    const { content } = await contextOf('/product/odd');
    expect(content.languageSwitchURLs).toEqual([{ locale: 'de', url: '/landing/odd', canonical: '/product/odd' }]);
    await services.db.delete(contentNode).where(eq(contentNode.id, 'odd'));
  });

  it('has no landing paths without the flag', async () => {
    const { en } = await pathsOf('name-mug');
    expect((await contextOf(en!.replace('/p/', '/landing/'))).content.mimeType).toBe(mimeTypes.notFound);
  });
});

describe('metadata of a page', () => {
  it('has its first picture if it has no hero', async () => {
    const { content } = await contextOf('/');
    const { ret } = await call('Page', ['home']);
    const [first] = JSON.stringify(ret?.contentElements).match(/\/images\/[^"]+/g) ?? [];
    expect(content.page.hero).toBeNull();
    expect(content.page.meta.image).toMatchObject({ url: first, width: expect.any(Number) });
  });

  it('has the hero’s picture first, or else that of the first element', async () => {
    const { content } = await contextOf('/geschenke');
    expect(content.page.hero).not.toBeNull();
    expect(content.page.meta.image).toEqual(content.page.hero!.image);
    const { content: landing } = await contextOf('/winterzauber');
    expect(landing.page.hero).toBeNull();
    expect(landing.page.meta.image?.url).toContain('husky-sled');
  });

  it('has Organization and WebSite on the home page', async () => {
    const [organization, website] = (await contextOf('/fr')).content.page.meta.jsonLd;
    expect(organization).toMatchObject({
      '@type': 'Organization',
      logo: 'https://www.gioia.example/icon-512.png',
      sameAs: expect.arrayContaining([expect.stringMatching(/^https:\/\//)]),
    });
    expect(website).toMatchObject({
      '@type': 'WebSite',
      potentialAction: { target: { urlTemplate: expect.stringMatching(/\/recherche\?q=\{search_term_string\}$/) } },
    });
  });

  it.each(['/suche', '/warenkorb', '/profil'])('excludes %s from search engines', async (path) => {
    expect((await contextOf(path)).content.page.meta.metaNoIndex).toBe(true);
  });
});
