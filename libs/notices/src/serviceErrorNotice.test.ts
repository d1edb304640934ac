import { shopMessages } from '@shop/intl/testing';
import { internalErrorNotice, serviceErrorNotice } from './serviceErrorNotice';

describe('serviceErrorNotice', () => {
  it('lets an internal error go after ten seconds', () => {
    expect(serviceErrorNotice({ status: 500, traceId: 'abc' })).toMatchObject({ type: 'error', hideAfter: 10_000 });
  });

  it('names status and trace of other errors', () => {
    const notice = serviceErrorNotice({ status: 429, traceId: 'abc' });
    expect(notice.values).toEqual({ status: '429', traceId: 'abc' });
    expect(notice.messageId).toBe('notices.failed.textWithTrace');
  });

  it('tells who may not from who has to sign in', () => {
    expect(serviceErrorNotice({ status: 401, traceId: '' }).id).toBe('not_authenticated');
    expect(serviceErrorNotice({ status: 403, traceId: '' }).id).toBe('no_permissions');
  });

  it('lets an internal error stand in the place of a domain', () => {
    expect(internalErrorNotice('upload')).toMatchObject({ id: 'internal', domain: 'upload', hideAfter: 10_000 });
  });

  it.each([401, 403, 500, 404, 'NETWORK', 'MALFORMED'] as const)('has texts for %s', (status) => {
    const { titleId = '', messageId = '' } = serviceErrorNotice({ status, traceId: '' });
    expect(shopMessages('it')).toMatchObject({ [titleId]: expect.any(String), [messageId]: expect.any(String) });
  });
});
