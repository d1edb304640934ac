/** @jest-environment node */
import { mimeTypes } from '@shop/contracts/constants';
import { aProduct, aQuestionList, aReviewList, aSiteContent, httpStatus } from '@shop/testing';
import { renderToString } from 'react-dom/server';
import { pageKind } from '../product';
import { loadKind } from '../test/renderPage';
import { WhenNear } from './WhenNear';

const content = aSiteContent({ mimeType: mimeTypes.product });
const answers = {
  'detail/GetProduct': { ret: aProduct() },
  'community/GetAllReviewsByReference': { ret: aReviewList() },
  'community/GetAllQuestionsByReference': { ret: aQuestionList() },
};

it('the server writes what is readable, and leaves room for the rest', () => {
  const html = renderToString(
    <>
      <WhenNear readable>
        <p>zu lesen</p>
      </WhenNear>
      <WhenNear>
        <p>für später</p>
      </WhenNear>
    </>,
  );
  expect(html).toContain('zu lesen');
  expect(html).not.toContain('für später');
});

it('the server asks for the first reviews and questions beside the product', async () => {
  const { calls, outcome } = await loadKind(pageKind, content, { services: answers });
  expect(outcome).toBeUndefined();
  expect(calls.map(({ method }) => method).sort()).toEqual([
    'GetAllQuestionsByReference',
    'GetAllReviewsByReference',
    'GetProduct',
  ]);
});

it('a page stands without reviews and questions that cannot be had', async () => {
  const services = {
    ...answers,
    'community/GetAllReviewsByReference': httpStatus(500),
    'community/GetAllQuestionsByReference': httpStatus(500),
  };
  expect((await loadKind(pageKind, content, { services })).outcome).toBeUndefined();
});
