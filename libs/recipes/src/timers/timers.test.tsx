import { act, screen, within } from '@testing-library/react';
import { renderWithShop } from '@shop/testing';
import { fakeAudio } from '../test/fakeAudio';
import { formatClock } from './formatClock';
import { hasTimers } from './hasTimers';
import { StepText } from './StepText';
import { TimerList } from './TimerList';
import TimerNotices from './TimerNotices';
import { useTimerNews } from './useTimerNews';

const MINUTE_MS = 60_000;

/** A step with its timers and what is announced of them. */
function Step() {
  const { started, over, tellStart } = useTimerNews();
  return (
    <>
      <StepText
        text="Zuerst 10 Minuten ziehen lassen, dann 2 bis 3 Minuten rühren."
        onTime={(index, label, seconds) =>
          tellStart({ id: `risotto.1.${index}`, recipe: 'Risotto', url: '/risotto', label, step: 1, seconds })
        }
      />
      <p role="status">{started}</p>
      <p role="alert">{over}</p>
      <TimerList recipe="Risotto" />
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const show = () => renderWithShop(<Step />);
const press = (name: RegExp | string) => act(() => screen.getByRole('button', { name }).click());
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const clocks = () => screen.queryAllByRole('timer').map(({ textContent }) => textContent);

describe('timers', () => {
  it('start by a press on a duration, at the shorter end of a range, several at once', () => {
    show();
    press('10 Minuten: Timer starten');
    expect(screen.getByRole('status')).toHaveTextContent('Der Timer läuft: 10 Minuten.');
    pass(MINUTE_MS);
    press('2 bis 3 Minuten: Timer starten');
    expect(clocks()).toEqual(['9:00', '2:00']);
  });

  it('do not start twice while they run', () => {
    show();
    press('10 Minuten: Timer starten');
    pass(MINUTE_MS);
    press('10 Minuten: Timer starten');
    expect(clocks()).toEqual(['9:00']);
    press(/Timer anhalten/);
    pass(MINUTE_MS);
    press('10 Minuten: Timer starten');
    pass(MINUTE_MS);
    expect(clocks()).toEqual(['8:00']);
  });

  it('are announced when they are over, and start again', () => {
    show();
    press('2 bis 3 Minuten: Timer starten');
    pass(2 * MINUTE_MS);
    expect(screen.getByRole('alert')).toHaveTextContent('Die Zeit ist um: 2 bis 3 Minuten, Schritt 1.');
    expect(clocks()).toEqual(['0:00']);
    press('2 bis 3 Minuten: Timer starten');
    expect(clocks()).toEqual(['2:00']);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('pause, go on and end', () => {
    show();
    press('10 Minuten: Timer starten');
    pass(MINUTE_MS);
    press(/Timer anhalten/);
    pass(20 * MINUTE_MS);
    expect(clocks()).toEqual(['9:00']);
    press(/weiterlaufen/);
    pass(MINUTE_MS);
    expect(clocks()).toEqual(['8:00']);
    press(/Timer beenden/);
    expect(clocks()).toEqual([]);
  });

  it('go on while their list is not there, and over a reload', () => {
    const { unmount } = show();
    press('10 Minuten: Timer starten');
    unmount();
    pass(4 * MINUTE_MS);
    show();
    expect(clocks()).toEqual(['6:00']);
  });

  it('tell by a notice that they are over where nothing else does', () => {
    const { unmount, store } = show();
    press('10 Minuten: Timer starten');
    unmount();
    pass(10 * MINUTE_MS);
    expect(Object.values(store.getState().notices).flat()).toContainEqual(
      expect.objectContaining({ title: 'Die Zeit ist um: 10 Minuten, Schritt 1.', message: 'Risotto' }),
    );
  });

  it('tell by no notice where the cook mode tells, which every page asks for', async () => {
    const { store } = renderWithShop(
      <>
        <Step />
        <TimerNotices />
      </>,
    );
    expect(hasTimers()).toBe(false);
    press('10 Minuten: Timer starten');
    expect(hasTimers()).toBe(true);
    await pass(10 * MINUTE_MS);
    expect(screen.getByRole('alert')).toHaveTextContent('Die Zeit ist um: 10 Minuten, Schritt 1. Risotto');
    expect(Object.values(store.getState().notices).flat()).toEqual([]);
  });

  it('say whose they are on another recipe', () => {
    const { unmount } = show();
    press('10 Minuten: Timer starten');
    unmount();
    renderWithShop(<TimerList recipe="Fondue" />);
    expect(within(screen.getByRole('list', { name: 'Timer' })).getByText(/Risotto/)).toBeInTheDocument();
  });

  it.each(['{', '[{"id":1}]', '"x"'])('ignore %s as stored timers', (stored) => {
    sessionStorage.setItem('cook-timers', stored);
    show();
    expect(clocks()).toEqual([]);
  });
});

describe('the sound at the end', () => {
  it('is played once a press has allowed it', () => {
    const tone = fakeAudio();
    show();
    press('2 bis 3 Minuten: Timer starten');
    expect(tone).not.toHaveBeenCalled();
    pass(2 * MINUTE_MS);
    expect(tone).toHaveBeenCalledTimes(4);
  });
});

it.each([
  [65, '1:05'],
  [5, '0:05'],
  [5400, '1:30:00'],
])('%d seconds are %s', (seconds, text) => expect(formatClock(seconds)).toBe(text));
