/** @jest-environment node */
import { aContentElement, anImage, aSiteContent, aSiteContext, fakeTransport } from '@shop/builders';
import { mimeTypes } from '@shop/contracts/constants';
import { siteService } from '@shop/service-client/site';
import { createStore } from '../app/createStore';
import { usedModules } from './usedModules';

it('names the page kind, the elements and those within them, each once', async () => {
  const line = aContentElement({ kind: 'line' });
  const text = aContentElement({ kind: 'richText', data: { html: '' } });
  const grid = aContentElement({ kind: 'grid', data: { elements: [line, text] } });
  const content = aSiteContent({ mimeType: mimeTypes.home });
  const store = createStore({
    transport: fakeTransport({
      'site/GetSiteContext': { ret: aSiteContext({ content }) },
      'site/Page': { ret: { id: 'home', title: '', contentElements: [grid, line] } },
    }),
  });
  await store.dispatch(siteService.endpoints.getSiteContext.initiate('/'));
  await store.dispatch(siteService.endpoints.getPage.initiate({ id: 'home', locale: 'de' }));
  expect(usedModules(store)).toEqual([
    'libs/pages/src/content/index.ts',
    'libs/cms-elements/src/grid/index.ts',
    'libs/cms-elements/src/line/index.ts',
    'libs/cms-elements/src/rich-text/index.ts',
  ]);
});

it('names the parts of the frame that not every page has', async () => {
  const hero = { image: anImage(), heading: 'Herbst', subHeading: '', link: null };
  const content = aSiteContent({ page: { ...aSiteContent().page, hero } });
  const transport = fakeTransport({ 'site/GetSiteContext': { ret: aSiteContext({ content }) } });
  const store = createStore({ transport });
  await store.dispatch(siteService.endpoints.getSiteContext.initiate('/'));
  expect(usedModules(store)).toEqual(['libs/pages/src/content/index.ts', 'libs/frame/src/hero/Hero.tsx']);
});

it('names nothing where no answer came', async () => {
  const store = createStore({ transport: fakeTransport({ 'site/GetSiteContext': { error: 'NOT_FOUND' } }) });
  await store.dispatch(siteService.endpoints.getSiteContext.initiate('/'));
  expect(usedModules(store)).toEqual([]);
});
