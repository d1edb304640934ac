/** @jest-environment node */
import { aQuestionList, type FakeAnswer, httpStatus } from '@shop/builders';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { queryRequest } from './queryRequest';
import { communityService } from './services/community';
import { clientStore } from './test/clientStore';
import { useRequest } from './useRequest';

const METHOD = 'community/GetAllQuestionsByReference';
const query = { referenceType: 'recipe', referenceId: 'zopf', onlyApproved: true, page: 0, limit: 3 } as const;
const request = queryRequest(communityService.endpoints.getQuestions, { query, locale: 'de' });

function Count() {
  const { data, isFetching, isError } = useRequest(request);
  return JSON.stringify({ count: data?.ret?.count, isFetching, isError });
}

/** What a component knows of the request on the server, after it was sent or before. */
async function known(answer: FakeAnswer, isSent = true): Promise<unknown> {
  const { store, calls } = clientStore({ [METHOD]: answer });
  if (isSent) await store.dispatch(request.endpoint.initiate(request.args, { subscribe: false }));
  const html = renderToString(
    <Provider store={store}>
      <Count />
    </Provider>,
  );
  expect(calls).toHaveLength(isSent ? 1 : 0);
  return JSON.parse(html.replaceAll('&quot;', '"'));
}

describe('useRequest on a server', () => {
  const list = { ret: aQuestionList({ count: 7 }) };

  it('has the reply of a request that was sent', async () => {
    expect(await known(list)).toEqual({ count: 7, isFetching: false, isError: false });
  });

  it('says that one failed', async () => {
    expect(await known(httpStatus(400))).toEqual({ isFetching: false, isError: true });
  });

  it('waits for one that was not, and sends none', async () => {
    expect(await known(list, false)).toEqual({ isFetching: true, isError: false });
  });
});
