import { anIdentity } from '@shop/builders';
import { API_INTERNAL_ERROR } from '@shop/notices';
import { testStore } from '@shop/testing';
import {
  forgetFailedNavigation,
  reportFailedNavigation,
  reportInternalError,
  reportServiceError,
} from './reportServiceError';

const identity = anIdentity();
function shop() {
  const { store } = testStore({ state: { session: { status: 'authenticated', identity, authForm: null } } });
  const state = () => store.getState() as unknown as { notices: object[]; session: { status: string } };
  return { store, state };
}

it('tells the window of an internal error, and the visitor for ten seconds', () => {
  const { store, state } = shop();
  const listen = (event: Event) => reportInternalError(store, event);
  window.addEventListener(API_INTERNAL_ERROR, listen);
  reportServiceError(store, { status: 500, traceId: 'abc' });
  window.removeEventListener(API_INTERNAL_ERROR, listen);
  expect(state().notices).toEqual([expect.objectContaining({ id: 'internal', hideAfter: 10_000 })]);
});

it('ends what looked like a session where a call was refused for want of one, and tells the window', () => {
  const { store, state } = shop();
  const listen = jest.fn();
  window.addEventListener('authorizationError', listen);
  reportServiceError(store, { status: 401, traceId: '' });
  window.removeEventListener('authorizationError', listen);
  expect(listen).toHaveBeenCalledTimes(1);
  expect(state().session.status).toBe('anonymous');
  expect(state().notices).toEqual([expect.objectContaining({ id: 'not_authenticated', type: 'error' })]);
});

it('gives status and trace of other failures', () => {
  const { store, state } = shop();
  reportServiceError(store, { status: 429, traceId: 'abc' });
  expect(state().notices).toEqual([
    expect.objectContaining({ type: 'error', values: { status: '429', traceId: 'abc' } }),
  ]);
});

it('offers to try a navigation again, in place of what was told of its calls, until the visitor arrives', () => {
  const { store, state } = shop();
  reportServiceError(store, { status: 503, traceId: 'abc' });
  reportFailedNavigation(store, { status: 503, traceId: 'abc' }, () => {});
  expect(state().notices).toEqual([
    expect.objectContaining({
      domain: 'navigation',
      values: { status: '503', traceId: 'abc' },
      action: { url: '', label: 'storefront.error.retry' },
    }),
  ]);
  forgetFailedNavigation(store);
  expect(state().notices).toEqual([]);
});
