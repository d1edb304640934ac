import { renderWithShop } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import { fakeAudio } from '../test/fakeAudio';
import type { Timer } from './Timer';
import TimerNotices from './TimerNotices';

const MINUTE_MS = 60_000;

let tone: jest.Mock;
beforeEach(() => {
  jest.useFakeTimers();
  tone = fakeAudio();
});
afterEach(() => jest.useRealTimers());

/** One that runs for a number of minutes, from the recipe's page. */
const running = (minutes: number): Timer => ({
  ...{ id: `risotto.1.${minutes}`, recipe: 'Risotto', url: '/risotto', label: `${minutes} Minuten`, step: 1 },
  ...{ seconds: minutes * 60, endsAt: Date.now() + minutes * MINUTE_MS, leftMs: 0, isOver: false },
});
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('rings for timers that were started on another page, once anything was pressed on this one', async () => {
  sessionStorage.setItem('cook-timers', JSON.stringify([running(2), running(4)]));
  const { store } = renderWithShop(
    <>
      <TimerNotices />
      <button>Filter</button>
    </>,
  );
  await pass(2 * MINUTE_MS);
  expect(tone).not.toHaveBeenCalled();
  act(() => screen.getByRole('button').click());
  await pass(2 * MINUTE_MS);
  expect(tone).toHaveBeenCalledTimes(4);
  expect(store.getState()).toMatchObject({
    notices: [
      { title: 'Die Zeit ist um: 2 Minuten, Schritt 1.', message: 'Risotto', action: { url: '/risotto' } },
      { title: 'Die Zeit ist um: 4 Minuten, Schritt 1.', message: 'Risotto', action: { url: '/risotto' } },
    ],
  });
});
