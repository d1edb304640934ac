import { renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { LatePartsSlot } from './LatePartsSlot';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks for consent once the fonts are there, so that the question does not move', async () => {
  let haveCome = () => {};
  const ready = new Promise<void>((resolve) => (haveCome = resolve));
  Object.defineProperty(document, 'fonts', { value: { ready } });
  renderWithShop(<LatePartsSlot privacyUrl="/datenschutz" />, {});
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByRole('region', { name: 'Deine Privatsphäre' })).not.toBeInTheDocument();

  haveCome();
  expect(await screen.findByRole('region', { name: 'Deine Privatsphäre' })).toBeVisible();
});
