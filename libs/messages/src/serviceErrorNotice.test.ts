import { shopMessages } from '@shop/testing';
import { serviceErrorNotice } from './serviceErrorNotice';

describe('serviceErrorNotice', () => {
  it('lets an internal error go after ten seconds', () => {
    expect(serviceErrorNotice({ status: 500, traceId: 'abc' })).toMatchObject({ type: 'error', hideAfter: 10_000 });
  });

  it('names status and trace of other errors', () => {
    const notice = serviceErrorNotice({ status: 429, traceId: 'abc' });
    expect(notice.values).toEqual({ status: '429', traceId: 'abc' });
    expect(notice.messageId).toBe('messages.failed.textWithTrace');
  });

  it.each([401, 500, 404, 'NETWORK', 'MALFORMED'] as const)('has texts for %s', (status) => {
    const { titleId = '', messageId = '' } = serviceErrorNotice({ status, traceId: '' });
    expect(shopMessages('it')).toMatchObject({ [titleId]: expect.any(String), [messageId]: expect.any(String) });
  });
});
