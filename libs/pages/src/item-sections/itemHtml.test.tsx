/** @jest-environment node */
import { BrandProvider } from '@shop/brand';
import {
  anImage,
  aQuestion,
  aQuestionList,
  aRecipe,
  aReview,
  aReviewList,
  aSeries,
  aSiteContent,
} from '@shop/builders';
import type { CommunityQuery } from '@shop/contracts';
import { ShopIntlProvider } from '@shop/intl';
import { StaticRouter } from '@shop/router';
import { text } from 'node:stream/consumers';
import { shopMessages } from '@shop/intl/testing';
import { neutralBrand } from '@shop/testing';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import type { PageKind } from '../pageKind';
import { pageKind as recipe } from '../recipe';
import { pageKind as series } from '../series';
import { loadKind } from '../test/renderPage';

const galleryImages = ['eins', 'zwei', 'drei'].map((name) => anImage({ url: `/images/galerie-${name}` }));
const TOTAL = 8;
const idsOf = ({ limit = 3 }: CommunityQuery) => Array.from({ length: Math.min(limit, TOTAL) }, (_, n) => `id-${n}`);
const services = {
  'detail/GetRecipe': { ret: aRecipe({ id: 'guss', communitySettings: 'full', galleryImages }) },
  'detail/GetSeries': { ret: aSeries({ id: 'guss', communitySettings: 'full', galleryImages }) },
  'community/GetAllReviewsByReference': (query: CommunityQuery) => ({
    ret: aReviewList({ items: idsOf(query).map((id) => aReview({ id })), count: TOTAL }),
  }),
  'community/GetAllQuestionsByReference': (query: CommunityQuery) => ({
    ret: aQuestionList({ items: idsOf(query).map((id) => aQuestion({ id })), count: TOTAL }),
  }),
};

const base = aSiteContent();
const content = aSiteContent({ uri: '/guss', page: { ...base.page, referenceId: 'guss' } });

/** What a page's server writes for those without scripts. */
async function htmlOf(kind: PageKind, search = '') {
  const { store } = await loadKind(kind, content, { services, search });
  const { prelude } = await prerenderToNodeStream(
    <Provider store={store}>
      <BrandProvider value={neutralBrand}>
        <ShopIntlProvider locale="de" messages={shopMessages('de')}>
          <StaticRouter address={content.uri + search}>
            <kind.Page content={content} path={content.uri} search={search} locale="de" />
          </StaticRouter>
        </ShopIntlProvider>
      </BrandProvider>
    </Provider>,
  );
  return text(prelude);
}
const number = (html: string, part: string) => html.split(part).length - 1;

describe.each([
  ['series', series],
  ['recipe', recipe],
])('the HTML of a %s', (_name, kind) => {
  it('holds the pictures of its gallery, which load when they are near', async () => {
    const html = await htmlOf(kind);
    for (const { url } of galleryImages) {
      const [picture = ''] = new RegExp(`<img[^>]*src="[^"]*${url}[^>]*>`).exec(html) ?? [];
      expect(picture).toContain('loading="lazy"');
    }
  });

  it.each([
    ['', 3, 3],
    ['?show=reviews', TOTAL, 3],
    ['?show=questions', 3, TOTAL],
  ])('asked for with "%s" holds %i reviews and %i questions', async (search, reviews, questions) => {
    const html = await htmlOf(kind, search);
    const { shortDescription } = aReview();
    expect([number(html, `>${shortDescription}<`), number(html, `>${aQuestion().question}<`)]).toEqual([
      reviews,
      questions,
    ]);
  });
});
