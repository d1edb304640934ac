import { Notifications } from '@shop/notices';
import { renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { LatePartsSlot } from './LatePartsSlot';

/** As in Safari, which has no requestIdleCallback. */
const IDLE_MS = 2_000;
const MINUTE_MS = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const show = (recipes?: true) =>
  renderWithShop(
    <>
      <Notifications />
      <LatePartsSlot privacyUrl="/datenschutz" />
    </>,
    { brand: { recipes }, path: '/pfannen' },
  );
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A timer that the cook mode has started in this tab, before this page was loaded. */
function keepTimer(endsAt: number) {
  const timer = { id: 'r.1.0', recipe: 'Risotto', url: '/risotto', label: '10 Minuten', step: 1, seconds: 600 };
  sessionStorage.setItem('cook-timers', JSON.stringify([{ ...timer, endsAt, leftMs: 0, isOver: false }]));
}
const OVER = 'Die Zeit ist um: 10 Minuten, Schritt 1.';
const over = () => screen.queryByText(OVER);

describe('timers of a recipe on other pages', () => {
  it('are announced when they are over, with the way back to the recipe', async () => {
    keepTimer(Date.now() + 10 * MINUTE_MS);
    show(true);
    await pass(9 * MINUTE_MS);
    expect(over()).not.toBeInTheDocument();
    await pass(MINUTE_MS);
    expect(await screen.findByRole('status')).toContainElement(over());
    expect(screen.getByText('Risotto')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zurück zum Kochen' })).toHaveAttribute('href', '/risotto');
  });

  it('are announced once the page is idle where they ended while it was loaded', async () => {
    keepTimer(Date.now() - 1);
    show(true);
    await pass(IDLE_MS);
    expect(await screen.findByText(OVER)).toBeVisible();
  });

  it('are none of a brand without recipes', async () => {
    keepTimer(Date.now() + MINUTE_MS);
    const read = jest.spyOn(Storage.prototype, 'getItem');
    show();
    await pass(2 * MINUTE_MS);
    expect(read).not.toHaveBeenCalledWith('cook-timers');
    expect(over()).not.toBeInTheDocument();
  });

  it('are asked for by no page where none was started', async () => {
    const read = jest.spyOn(Storage.prototype, 'getItem');
    show(true);
    await pass(IDLE_MS);
    expect(read).not.toHaveBeenCalledWith('cook-timers');
  });
});
