import { API_INTERNAL_ERROR } from '@shop/messages';
import { anIdentity, testStore } from '@shop/testing';
import { reportInternalError, reportServiceError } from './reportServiceError';

const identity = anIdentity();
function shop() {
  const { store } = testStore({ state: { session: { status: 'authenticated', identity, authForm: null } } });
  const notices = () => store.getState() as unknown as { messages: { notices: object[] }; session: { status: string } };
  return { store, notices };
}

it('tells the window of an internal error, and the visitor for ten seconds', () => {
  const { store, notices } = shop();
  const listen = (event: Event) => reportInternalError(store, event);
  window.addEventListener(API_INTERNAL_ERROR, listen);
  reportServiceError(store, { status: 500, traceId: 'abc' });
  window.removeEventListener(API_INTERNAL_ERROR, listen);
  expect(notices().messages.notices).toEqual([expect.objectContaining({ id: 'internal', hideAfter: 10_000 })]);
});

it('ends what looked like a session where a call was refused for want of one, and tells the window', () => {
  const { store, notices } = shop();
  const listen = jest.fn();
  window.addEventListener('authorizationError', listen);
  reportServiceError(store, { status: 401, traceId: '' });
  window.removeEventListener('authorizationError', listen);
  expect(listen).toHaveBeenCalledTimes(1);
  expect(notices().session.status).toBe('anonymous');
  expect(notices().messages.notices).toEqual([expect.objectContaining({ id: 'not_authenticated', type: 'error' })]);
});

it('gives status and trace of other failures', () => {
  const { store, notices } = shop();
  reportServiceError(store, { status: 429, traceId: 'abc' });
  expect(notices().messages.notices).toEqual([
    expect.objectContaining({ type: 'error', values: { status: '429', traceId: 'abc' } }),
  ]);
});
