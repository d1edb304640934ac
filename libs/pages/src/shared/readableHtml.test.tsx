/** @jest-environment node */
import { aProduct, aQuestionList, aReviewList, aSiteContent, httpStatus } from '@shop/builders';
import { mimeTypes } from '@shop/contracts/constants';
import { pageKind } from '../product';
import { loadKind } from '../test/renderPage';

const content = aSiteContent({ mimeType: mimeTypes.product });
const answers = {
  'detail/GetProduct': { ret: aProduct() },
  'detail/GetRelatedProductsByType': { ret: [] },
  'checkout/GetPurchaseTerms': { ret: null },
  'community/GetAllReviewsByReference': { ret: aReviewList() },
  'community/GetAllQuestionsByReference': { ret: aQuestionList() },
};

it('the server requests the first reviews and questions with the product, and then its related items', async () => {
  const product = aProduct({ lateSections: ['relatedProducts', 'questionnaire'], belongsToSeries: [] });
  const services = { ...answers, 'detail/GetProduct': { ret: product } };
  const { calls, status } = await loadKind(pageKind, content, { services });
  expect(status).toBe(200);
  const asked = calls.map(({ method, args }) => (method === 'GetRelatedProductsByType' ? args[1] : method));
  expect(asked.sort()).toEqual([
    'GetAllQuestionsByReference',
    'GetAllReviewsByReference',
    'GetProduct',
    'GetPurchaseTerms',
    'related',
    'similar',
  ]);
});

it('a page is rendered without reviews, questions and related items if they fail', async () => {
  const services = {
    ...answers,
    'checkout/GetPurchaseTerms': httpStatus(500),
    'detail/GetRelatedProductsByType': httpStatus(500),
    'community/GetAllReviewsByReference': httpStatus(500),
    'community/GetAllQuestionsByReference': httpStatus(500),
  };
  expect((await loadKind(pageKind, content, { services })).status).toBe(200);
});

it('a page does not wait for related items that are late', async () => {
  jest.useFakeTimers();
  const services = { ...answers, 'detail/GetRelatedProductsByType': () => new Promise<never>(() => {}) };
  const loading = loadKind(pageKind, content, { services });
  await jest.advanceTimersByTimeAsync(1000);
  expect((await loading).status).toBe(200);
  jest.useRealTimers();
});
