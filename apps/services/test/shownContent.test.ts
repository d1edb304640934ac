import { site } from '@shop/contracts';
import { and, eq } from 'drizzle-orm';
import { contentNode } from '../src/db/schema/index.ts';
import { localDay } from '../src/localDay.ts';
import { bumpContentVersion, readContentVersion } from '../src/site/contentVersion.ts';
import { siteFrame } from '../src/site/siteFrame.ts';
import { callerOf } from './support/caller.ts';
import { mainSite } from './support/sites.ts';
import { startTestServices, type TestServices } from './support/testServices.ts';

let services: TestServices;
beforeAll(async () => void (services = await startTestServices()));
afterAll(() => services.stop());
const call = callerOf(() => services, site);

const DAY_MS = 86_400_000;
const monthDay = (daysFromNow: number) => localDay(new Date(Date.now() + daysFromNow * DAY_MS)).slice('2026-'.length);
const richText = (id: string, shown?: object) => ({ id, kind: 'richText', data: { html: `<p>${id}</p>` }, shown });

it('a page has what is shown today, without telling when it is', async () => {
  const contentElements = [
    richText('always'),
    richText('today', { from: monthDay(0), until: monthDay(0) }),
    richText('tomorrow', { from: monthDay(1), until: monthDay(10) }),
    richText('yesterday', { from: monthDay(-10), until: monthDay(-1) }),
  ];
  await services.db
    .update(contentNode)
    .set({ data: { contentElements } })
    .where(and(eq(contentNode.site, mainSite), eq(contentNode.id, 'contact')));
  await bumpContentVersion(services.db);
  const { ret } = await call('Page', ['contact']);
  expect(ret?.contentElements.map(({ id }) => id)).toEqual(['always', 'today']);
  expect(JSON.stringify(ret)).not.toContain('"shown"');
});

it('the picture that stands for a page is one that is shown today', async () => {
  const picture = (name: string) => ({
    url: `/images/${name}`,
    title: name,
    description: name,
    aspectRatio: 1,
    width: 10,
    height: 10,
  });
  const banner = (name: string, shown?: object) => ({ image: picture(name), heading: name, link: { url: '/' }, shown });
  const bannerItems = [banner('tomorrow', { from: monthDay(1), until: monthDay(10) }), banner('today')];
  const contentElements = [{ id: 'stage', kind: 'promoBanner', data: { bannerItems } }];
  await services.db
    .update(contentNode)
    .set({ data: { contentElements } })
    .where(and(eq(contentNode.site, mainSite), eq(contentNode.id, 'contact')));
  await bumpContentVersion(services.db);
  const frame = await siteFrame(services.db, mainSite);
  expect(frame?.locales.de.nodes.get('contact')?.picture?.url).toBe('/images/today');
});

it('the content is another one on the next day', async () => {
  const noon = new Date('2026-12-31T12:00:00+01:00');
  const [evening, midnight] = [new Date('2026-12-31T23:59:59+01:00'), new Date('2027-01-01T00:00:00+01:00')];
  const version = (at: Date) => readContentVersion(services.db, at);
  expect(await version(evening)).toBe(await version(noon));
  expect(await version(midnight)).toBe((await version(noon)) + 1);
});

it.each([
  ['null', null],
  ['a wrong week', { week: 3 }],
])('a page with a malformed rule, %s, has its other elements, and the site its pages', async (_, shown) => {
  const contentElements = [{ ...richText('malformed'), shown }, richText('always')];
  await services.db
    .update(contentNode)
    .set({ data: { contentElements } })
    .where(and(eq(contentNode.site, mainSite), eq(contentNode.id, 'contact')));
  await bumpContentVersion(services.db);
  const { ret } = await call('Page', ['contact']);
  expect(ret?.contentElements.map(({ id }) => id)).toEqual(['always']);
  expect((await call('GetSiteContext', ['/'])).ret?.content.id).toBe('home');
});
