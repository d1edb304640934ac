/** @jest-environment node */
import { BrandProvider } from '@shop/brand';
import { aBadge, aListingItem, aPrice, aRating } from '@shop/builders';
import type { Locale } from '@shop/contracts/constants';
import { ShopIntlProvider } from '@shop/intl';
import { shopMessages } from '@shop/intl/testing';
import { StaticRouter } from '@shop/router';
import { neutralBrand, testStore } from '@shop/testing';
import { HtmlKeeper, KeptHtmlContext } from '@shop/ui-kit/kept-html';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { ProductTile, type ProductTileProps } from './ProductTile';

const colours = ['#f00', '#00f'].map((swatchColor, index) => ({
  ...{ label: `Farbe ${index}`, swatchColor, swatchImage: null, targetSKU: `pan-${index}`, url: '/pfanne' },
}));
const items = {
  plain: aListingItem(),
  offer: aListingItem({ price: aPrice({ crossAmount: { cents: 9900 } }), badges: [aBadge()] }),
  coloured: aListingItem({ configurationOptions: [{ id: 'colour', label: 'Farbe', values: colours }] }),
  voucher: aListingItem({ productType: 'valueVoucher', rating: aRating({ count: 4 }) }),
  ending: aListingItem({ countDown: { shouldBeDisplayed: true, startDate: 0, endDate: Date.now() + 86_400_000 } }),
  recipe: aListingItem({ productType: 'recipe', price: null, membersOnly: true, numberOfPersons: 4 }),
};

/** HTML of a page with a tile; with a keeper, as the server writes it. */
function write(props: ProductTileProps, locale: Locale = 'de', keeper: HtmlKeeper | null = new HtmlKeeper()) {
  const html = renderToString(
    <KeptHtmlContext value={keeper}>
      <Provider store={testStore().store}>
        <BrandProvider value={neutralBrand}>
          <ShopIntlProvider locale={locale} messages={shopMessages(locale)}>
            <StaticRouter address="/">
              <ProductTile {...props} />
            </StaticRouter>
          </ShopIntlProvider>
        </BrandProvider>
      </Provider>
    </KeptHtmlContext>,
  );
  return keeper ? keeper.finish(html) : html;
}

const variants: Partial<ProductTileProps>[] = [
  {},
  { headingLevel: 2 },
  { sizes: '50vw' },
  { pictureRatio: 'portrait' },
  { priority: 'high' },
];

it.each(Object.entries(items))('kept HTML of a tile is what would be rendered: %s', (_name, item) => {
  for (const locale of ['de', 'fr'] as const) {
    for (const variant of variants) {
      const props = { item, ...variant };
      const rendered = write(props, locale, null);
      expect(write(props, locale)).toBe(rendered);
      expect(write(props, locale)).toBe(rendered);
    }
  }
});
