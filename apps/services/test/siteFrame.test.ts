import { and, eq } from 'drizzle-orm';
import { contentNode, contentVersion } from '../src/db/schema/index.ts';
import { bumpContentVersion } from '../src/site/contentVersion.ts';
import { siteFrame } from '../src/site/siteFrame.ts';
import { mainSite, otherSite } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.stop());

/** Delays the next query, which reads these rows once it is released. */
function holdNextQuery(rows: readonly object[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = { from: () => promise.then(() => rows) };
  import.meta.jest.spyOn(services.db, 'select').mockImplementationOnce(() => held as never);
  return resolve;
}

describe('the frame of a site', () => {
  it('is loaded once while content does not change', async () => {
    const [first, second] = await Promise.all([siteFrame(services.db, mainSite), siteFrame(services.db, mainSite)]);
    expect(second).toBe(first);
    expect(await siteFrame(services.db, otherSite)).not.toBe(first);
  });

  it('stays the newest when a request that read the old version is slow', async () => {
    const { db } = services;
    const release = holdNextQuery(await db.select().from(contentVersion));
    const early = siteFrame(db, mainSite);
    const contact = and(eq(contentNode.site, mainSite), eq(contentNode.locale, 'de'), eq(contentNode.id, 'contact'));
    await db.update(contentNode).set({ name: 'So erreichst du uns' }).where(contact);
    await bumpContentVersion(db);
    const newest = await siteFrame(db, mainSite);
    expect(newest?.locales.de.nodes.get('contact')?.name).toBe('So erreichst du uns');

    release();
    expect(await early).toBe(newest);
    expect(await siteFrame(db, mainSite)).toBe(newest);
  });
});
