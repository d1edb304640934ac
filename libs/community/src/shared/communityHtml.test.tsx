/** @jest-environment node */
import { aQuestion, aQuestionList, aReview, aReviewList, httpStatus } from '@shop/builders';
import type { CommunityQuery } from '@shop/contracts';
import { ShopIntlProvider } from '@shop/intl';
import { StaticRouter } from '@shop/router';
import { shopMessages } from '@shop/intl/testing';
import { testStore } from '@shop/testing';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { QuestionList } from '../questions';
import { ReviewList } from '../reviews';
import { communityRequests } from '../requests';

const reference = { referenceType: 'product', referenceId: 'gusspfanne' } as const;
const TOTAL = 105;
const reactions = { likeCounter: 3, dislikeCounter: 1, currentUserReaction: '' as const };
const pageOf = ({ page = 0, limit = 3 }: CommunityQuery) =>
  Array.from({ length: TOTAL }, (_, index) => `id-${index}`).slice(page * limit, (page + 1) * limit);
const answers = {
  'community/GetAllReviewsByReference': (query: CommunityQuery) => ({
    ret: aReviewList({ items: pageOf(query).map((id) => aReview({ id, reactions })), count: TOTAL }),
  }),
  'community/GetAllQuestionsByReference': (query: CommunityQuery) => ({
    ret: aQuestionList({ items: pageOf(query).map((id) => aQuestion({ id })), count: TOTAL }),
  }),
};

/** The server HTML of the lists for this query. */
async function htmlOf(search: string, services: object = answers) {
  const { store, calls } = testStore({ services: services as typeof answers });
  const asked = Object.values(communityRequests(reference, { locale: 'de', search })).filter(
    (request) => request !== undefined,
  );
  await Promise.all(asked.map(({ endpoint, args }) => store.dispatch(endpoint.initiate(args as never) as never)));
  const write = (list: ReactElement) =>
    renderToString(
      <Provider store={store}>
        <ShopIntlProvider locale="de" messages={shopMessages('de')}>
          <StaticRouter address={`/gusspfanne${search}`}>{list}</StaticRouter>
        </ShopIntlProvider>
      </Provider>,
    );
  const reviews = write(<ReviewList {...reference} Viewer={() => null} />);
  const questions = write(<QuestionList {...reference} />);
  return { reviews, questions, calls };
}
const entries = (html: string) => html.split('<article').length - 1;

it.each([
  ['', 3, 3],
  ['?show=reviews', 100, 3],
  ['?variant=rot&show=questions', 3, 100],
  ['?show=everything', 3, 3],
])('a page requested with "%s" contains %i reviews and %i questions', async (search, ofReviews, ofQuestions) => {
  const { reviews, questions } = await htmlOf(search);
  expect([entries(reviews), entries(questions)]).toEqual([ofReviews, ofQuestions]);
});

it('links from the first few to all, keeping other parameters', async () => {
  const { reviews, questions } = await htmlOf('?variant=rot');
  expect(reviews).toContain('href="?variant=rot&amp;show=reviews#reviews"');
  expect(questions).toContain('href="?variant=rot&amp;show=questions#questions"');
  expect((await htmlOf('?show=reviews')).reviews).not.toContain('show=reviews');
});

it('shows the helpful votes without scripts', async () => {
  const { reviews } = await htmlOf('');
  const [readable = ''] = /<noscript>.*?<\/noscript>/.exec(reviews) ?? [];
  expect(readable).not.toContain('<button');
  expect(readable.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')).toBe(' Hilfreich 3 Nicht hilfreich 1 ');
});

it('keeps the first few reviews when all cannot be loaded', async () => {
  const method = 'community/GetAllReviewsByReference' as const;
  const services = {
    ...answers,
    [method]: (query: CommunityQuery) => (query.limit === 3 ? answers[method](query) : httpStatus(400)),
  };
  expect(entries((await htmlOf('?show=reviews', services)).reviews)).toBe(3);
});
