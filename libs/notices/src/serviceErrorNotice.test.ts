import { shopMessages } from '@shop/intl/testing';
import { internalErrorNotice, serviceErrorNotice } from './serviceErrorNotice';

describe('serviceErrorNotice', () => {
  it('hides an internal error after ten seconds', () => {
    expect(serviceErrorNotice({ status: 500, traceId: 'abc' })).toMatchObject({ type: 'error', hideAfter: 10_000 });
  });

  it('shows status and trace id of other errors', () => {
    const notice = serviceErrorNotice({ status: 503, traceId: 'abc' });
    expect(notice).toMatchObject({ messageId: 'notices.failed.text', values: { status: '503' }, traceId: 'abc' });
  });

  it('distinguishes missing permission from missing session', () => {
    expect(serviceErrorNotice({ status: 401, traceId: '' }).id).toBe('not_authenticated');
    expect(serviceErrorNotice({ status: 403, traceId: '' }).id).toBe('no_permissions');
  });

  it('shows an internal error in a domain', () => {
    expect(internalErrorNotice('upload')).toMatchObject({ id: 'internal', domain: 'upload', hideAfter: 10_000 });
  });

  it.each([401, 403, 429, 500, 404, 'NETWORK', 'MALFORMED'] as const)('has texts for %s', (status) => {
    const { titleId = '', messageId = '' } = serviceErrorNotice({ status, traceId: '' });
    for (const locale of ['de', 'fr', 'en', 'it'] as const)
      expect(shopMessages(locale)).toMatchObject({ [titleId]: expect.any(String), [messageId]: expect.any(String) });
  });

  it.each([
    [429, 'notices.busy.text'],
    ['MALFORMED', 'notices.unreadable.text'],
  ] as const)('shows no code for %s', (status, messageId) => {
    const notice = serviceErrorNotice({ status, traceId: 'abc' });
    expect(notice).toMatchObject({ messageId, traceId: 'abc' });
    expect(notice.values).toBeUndefined();
  });
});
