import { anIdentity } from '@shop/builders';
import { API_INTERNAL_ERROR } from '@shop/notices';
import { testStore } from '@shop/testing';
import {
  forgetFailedNavigation,
  forgetServiceError,
  reportFailedNavigation,
  reportInternalError,
  reportServiceError,
} from './reportServiceError';

const request = { path: '/services/cart/cart', method: 'AddItem', args: [] };
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
  reportServiceError(store, { status: 500, traceId: 'abc' }, request);
  window.removeEventListener(API_INTERNAL_ERROR, listen);
  expect(state().notices).toEqual([expect.objectContaining({ id: 'internal', hideAfter: 10_000 })]);
});

it('ends what looked like a session where a call was refused for want of one, and tells the window', () => {
  const { store, state } = shop();
  const listen = jest.fn();
  window.addEventListener('authorizationError', listen);
  reportServiceError(store, { status: 401, traceId: '' }, request);
  window.removeEventListener('authorizationError', listen);
  expect(listen).toHaveBeenCalledTimes(1);
  expect(state().session.status).toBe('anonymous');
  expect(state().notices).toEqual([expect.objectContaining({ id: 'not_authenticated', type: 'error' })]);
});

it('gives status and trace of other failures', () => {
  const { store, state } = shop();
  reportServiceError(store, { status: 502, traceId: 'abc' }, request);
  expect(state().notices).toEqual([
    expect.objectContaining({ type: 'error', values: { status: '502' }, traceId: 'abc' }),
  ]);
});

it('shows one notice of several calls that fail together', () => {
  const { store, state } = shop();
  reportServiceError(store, { status: 502, traceId: '' }, request);
  reportServiceError(store, { status: 'NETWORK', traceId: '' }, { ...request, method: 'GetCart' });
  expect(state().notices).toEqual([expect.objectContaining({ id: 'network' })]);
});

it('takes back what it told of a call once that succeeds, and not when another does', () => {
  const { store, state } = shop();
  reportServiceError(store, { status: 502, traceId: '' }, request);
  forgetServiceError(store, { ...request, method: 'GetCart' });
  expect(state().notices).toHaveLength(1);
  forgetServiceError(store, request);
  expect(state().notices).toEqual([]);
});

it('adds nothing to what is told of a page that could not be loaded, unless it is something else', () => {
  const { store, state } = shop();
  reportFailedNavigation(store, { status: 'NETWORK', traceId: '' }, () => {});
  reportServiceError(store, { status: 'NETWORK', traceId: '' }, request);
  expect(state().notices).toEqual([expect.objectContaining({ domain: 'navigation', id: 'network' })]);
  reportServiceError(store, { status: 429, traceId: '' }, request);
  expect(state().notices).toHaveLength(2);
  forgetFailedNavigation(store);
});

it('offers to try a navigation again, in place of what was told of its calls, until the visitor arrives', () => {
  const { store, state } = shop();
  reportServiceError(store, { status: 503, traceId: 'abc' }, request);
  reportFailedNavigation(store, { status: 503, traceId: 'abc' }, () => {});
  expect(state().notices).toEqual([
    expect.objectContaining({
      domain: 'navigation',
      values: { status: '503' },
      traceId: 'abc',
      action: { url: '', label: 'storefront.error.retry' },
    }),
  ]);
  forgetFailedNavigation(store);
  expect(state().notices).toEqual([]);
});
