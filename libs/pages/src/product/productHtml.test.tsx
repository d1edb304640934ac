/** @jest-environment node */
import { BrandProvider } from '@shop/brand';
import { aListingItem, anImage, aProduct, aQuestionList, aReviewList, aSiteContent } from '@shop/builders';
import { ShopIntlProvider } from '@shop/intl';
import { StaticRouter } from '@shop/router';
import { text } from 'node:stream/consumers';
import { shopMessages } from '@shop/intl/testing';
import { neutralBrand } from '@shop/testing';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { pageKind } from '.';
import { loadKind } from '../test/renderPage';

const base = aSiteContent();
const content = aSiteContent({ uri: '/gusspfanne', page: { ...base.page, referenceId: 'gusspfanne' } });
const product = aProduct({
  communitySettings: 'none',
  infoText: '<p>Wiegt mehr, als man denkt.</p>',
  steps: [{ title: 'Einbrennen', text: 'Dünn ölen und eine Stunde in den Ofen.' }],
  galleryImages: ['eins', 'zwei'].map((name) => anImage({ url: `/images/galerie-${name}` })),
  belongsToSeries: [aListingItem({ title: 'Serie Guss' })],
  seoText: '<p>Gusseisen hält die Wärme.</p>',
  lateSections: ['accessoryProducts', 'addSample', 'relatedProducts'],
});

const services = {
  'detail/GetProduct': { ret: product },
  'checkout/GetPurchaseTerms': {
    ret: {
      delivery: {
        ...{ price: { cents: 890 }, freeFrom: { cents: 12_000 }, currency: 'CHF' as const },
        ...{ days: [2, 4] as [number, number], isDownload: false },
      },
      returnDays: 30,
      maker: { name: 'Alpenguss', url: '/werkstaetten' },
    },
  },
  'detail/GetRelatedProductsByType': (_id: string, type: string) => ({
    ret: [aListingItem({ title: `Passt als ${type}` })],
  }),
  'community/GetAllReviewsByReference': { ret: aReviewList() },
  'community/GetAllQuestionsByReference': { ret: aQuestionList() },
};

/** What the server writes of the product for those without scripts. */
async function html() {
  const { store } = await loadKind(pageKind, content, { services });
  const { prelude } = await prerenderToNodeStream(
    <Provider store={store}>
      <BrandProvider value={neutralBrand}>
        <ShopIntlProvider locale="de" messages={shopMessages('de')}>
          <StaticRouter address={content.uri}>
            <pageKind.Page content={content} path={content.uri} search="" locale="de" />
          </StaticRouter>
        </ShopIntlProvider>
      </BrandProvider>
    </Provider>,
  );
  return text(prelude);
}

it('the HTML of a product holds every section that can be read without scripts', async () => {
  const written = await html();
  for (const part of [
    'Aus einem Guss.',
    'In 2 bis 4 Werktagen bei dir.',
    'Lieferung CHF 8.90, ab CHF 120.00 gratis</a>',
    '30 Tage Rückgaberecht</a>',
    '<a href="/werkstaetten">Gemacht von Alpenguss</a>',
    'Gusseisen</dd>',
    'Wiegt mehr, als man denkt.',
    'Dünn ölen und eine Stunde in den Ofen.',
    '/images/galerie-eins',
    '/images/galerie-zwei',
    'Serie Guss',
    'Gusseisen hält die Wärme.',
    ...['accessory', 'sample', 'related', 'series', 'similar'].map((type) => `Passt als ${type}</a>`),
  ])
    expect(written).toContain(part);
});
