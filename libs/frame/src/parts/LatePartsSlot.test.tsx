import { renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { LatePartsSlot } from './LatePartsSlot';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks for consent once the fonts are there, so that the question does not move', async () => {
  let haveCome = () => {};
  const ready = new Promise<void>((resolve) => (haveCome = resolve));
  Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true });
  renderWithShop(<LatePartsSlot privacyUrl="/datenschutz" />, {});
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByRole('region', { name: 'Deine Privatsphäre' })).not.toBeInTheDocument();

  haveCome();
  expect(await screen.findByRole('region', { name: 'Deine Privatsphäre' })).toBeVisible();
});

it('leaves the page as it is where something in it fails', async () => {
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  jest.spyOn(window, 'ResizeObserver').mockImplementation(() => {
    throw new Error('no observers here');
  });
  renderWithShop(
    <>
      <h1>Pfannen</h1>
      <LatePartsSlot privacyUrl="/datenschutz" />
    </>,
    {},
  );
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(jest.mocked(console.error)).toHaveBeenCalled();
  jest.mocked(console.error).mockClear();
  expect(screen.getByRole('heading', { name: 'Pfannen' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Deine Privatsphäre' })).not.toBeInTheDocument();
});
