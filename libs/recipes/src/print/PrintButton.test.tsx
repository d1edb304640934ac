import { anIdentity } from '@shop/builders';
import { renderWithShop } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { PrintButton } from './PrintButton';

const member = { session: { status: 'authenticated' as const, identity: anIdentity(), authForm: null } };
let print: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  print = jest.spyOn(window, 'print').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

it('prints half a second after a customer’s click, when the print version is ready', async () => {
  const onPrint = jest.fn();
  const { user } = renderWithShop(<PrintButton onPrint={onPrint} />, { state: member });
  await user.click(screen.getByRole('button', { name: 'Drucken' }));
  expect(onPrint).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(499));
  expect(print).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(print).toHaveBeenCalledTimes(1);
});

it('prints for a customer of whom the page does not know yet', async () => {
  const { user } = renderWithShop(<PrintButton />, {
    state: { session: { status: 'unknown', identity: null, authForm: null, hasCookie: true } },
    services: { 'identity/WhoAmI': { ret: anIdentity() } },
  });
  await user.click(screen.getByRole('button', { name: 'Drucken' }));
  await waitFor(() => {
    jest.advanceTimersByTime(500);
    expect(print).toHaveBeenCalledTimes(1);
  });
});

it('is busy until it is known who visits', async () => {
  const { user } = renderWithShop(<PrintButton />, {
    state: { session: { status: 'unknown', identity: null, authForm: null, hasCookie: true } },
    services: { 'identity/WhoAmI': () => new Promise(() => undefined) },
  });
  await user.click(screen.getByRole('button', { name: 'Drucken' }));
  expect(screen.getByRole('button', { name: 'Drucken' })).toHaveAttribute('aria-busy', 'true');
});

it('asks anyone else to register, and never prints', async () => {
  const { user, store } = renderWithShop(<PrintButton />);
  await user.click(screen.getByRole('button', { name: 'Drucken' }));
  act(() => jest.advanceTimersByTime(5_000));
  expect(print).not.toHaveBeenCalled();
  expect(store.getState()).toMatchObject({ session: { authForm: 'register' } });
});
