import { internalErrorEventNotice } from './internalErrorEventNotice';
import { API_INTERNAL_ERROR, tellInternalError } from './internalErrors';

it('shows an internal error in its domain for ten seconds, and none without a domain', () => {
  const notices: unknown[] = [];
  const listen = (event: Event) => void notices.push(internalErrorEventNotice(event));
  window.addEventListener(API_INTERNAL_ERROR, listen);
  tellInternalError('upload');
  tellInternalError();
  window.dispatchEvent(new CustomEvent('apiInternalError'));
  window.removeEventListener(API_INTERNAL_ERROR, listen);
  expect(notices).toEqual([
    expect.objectContaining({ domain: 'upload', id: 'internal', type: 'error', hideAfter: 10_000 }),
    null,
    null,
  ]);
});
