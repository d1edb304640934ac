import { type ElementData, site } from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import { contentNode } from '../src/db/schema/index.ts';
import { bumpContentVersion } from '../src/site/contentVersion.ts';
import { callerOf, type From } from './support/caller.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';
import { mainSite, recipeSite } from './support/sites.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());
const call = callerOf(() => services, site);

type Entry = ElementData<'aToZ'>['entries'][number];

async function indexOf(from: From = {}): Promise<Entry[]> {
  const { ret } = await call('Page', ['a-to-z'], from);
  return ret?.contentElements.find((element) => element.kind === 'aToZ')?.data.entries ?? [];
}
const typed = (entries: Entry[], type: string) => entries.filter((entry) => entry.type === type);

describe('the index from A to Z', () => {
  it('has the lists, pages, articles, series and terms of a shop', async () => {
    const entries = await indexOf();
    expect(entries).toContainEqual({ title: 'Für sie', url: '/geschenke/fuer-wen/fuer-sie', type: 'list' });
    expect(entries).toContainEqual({ title: 'Kontakt', url: '/kontakt', type: 'page' });
    expect(entries).toContainEqual(expect.objectContaining({ title: 'Fahrt im Heissluftballon', type: 'product' }));
    expect(entries).toContainEqual(expect.objectContaining({ title: 'Hoch hinaus', type: 'series' }));
    expect(entries).toContainEqual({ title: 'Arve', url: '/glossar#arve', type: 'term' });
  });

  it('has the recipes of a shop, if any', async () => {
    expect(typed(await indexOf({ site: recipeSite }), 'recipe')).toHaveLength(24);
    expect(typed(await indexOf(), 'recipe')).toEqual([]);
  });

  it('is in the language of the visitor', async () => {
    const entries = await indexOf({ locale: 'fr' });
    expect(entries).toContainEqual({ title: 'Arolle', url: '/fr/glossaire#arve', type: 'term' });
    expect(entries.every(({ url }) => url.startsWith('/fr/'))).toBe(true);
  });

  it('links to each address once, and to no unindexable one', async () => {
    const urls = (await indexOf()).map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).not.toContain('/warenkorb');
    expect(urls).not.toContain('/');
  });

  it('has pages added by an editor, and not hidden ones', async () => {
    const { db } = services;
    const contact = and(eq(contentNode.site, mainSite), eq(contentNode.locale, 'de'), eq(contentNode.id, 'contact'));
    await db.update(contentNode).set({ name: 'So erreichst du uns' }).where(contact);
    await bumpContentVersion(db);
    expect(await indexOf()).toContainEqual({ title: 'So erreichst du uns', url: '/kontakt', type: 'page' });
    await db.update(contentNode).set({ hidden: true }).where(contact);
    await bumpContentVersion(db);
    expect((await indexOf()).map(({ url }) => url)).not.toContain('/kontakt');
  });

  it('is on no other page', async () => {
    const { ret } = await call('Page', ['home']);
    expect(ret?.contentElements.some(({ data }) => 'entries' in data)).toBe(false);
  });
});
