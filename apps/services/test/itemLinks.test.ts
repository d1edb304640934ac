import { randomUUID } from 'node:crypto';
import { findItemLinks } from '../src/catalogue/itemLinks.ts';
import { insertArticle } from './support/insertArticle.ts';
import { mainSite } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => void (services = await startTestServices()));
afterAll(() => services.stop());

async function linkOf(titles: Record<string, string>, locale: 'de' | 'fr') {
  const id = `linked-${randomUUID()}`;
  await insertArticle(services.db, { id, titles });
  const link = (await findItemLinks(services.db, mainSite, locale, [id])).get(id);
  return link && { title: link.title, url: link.url.replace(id, '') };
}

describe('the link of an item', () => {
  it('is in the language asked for', async () => {
    expect(await linkOf({ de: 'Tasse', fr: 'Tasse à thé' }, 'fr')).toEqual({ title: 'Tasse à thé', url: '/fr/p/' });
    expect(await linkOf({ de: 'Tasse', fr: 'Tasse à thé' }, 'de')).toEqual({ title: 'Tasse', url: '/p/' });
  });

  it('has the title of the default language where its own is empty', async () => {
    expect(await linkOf({ de: 'Tasse', fr: '' }, 'fr')).toEqual({ title: 'Tasse', url: '/fr/p/' });
  });

  it('is that of the default language where there is no other', async () => {
    expect(await linkOf({ de: 'Tasse' }, 'fr')).toEqual({ title: 'Tasse', url: '/p/' });
  });
});
