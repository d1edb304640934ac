import { ShopIntlProvider } from '@shop/intl';
import { shopMessages } from '@shop/intl/testing';
import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderInPage } from '../testing';
import { Countdown, type CountdownProps } from './Countdown';

const NOW = Date.UTC(2026, 10, 20, 12);
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

const complete = jest.fn();
beforeEach(() => complete.mockClear());

const show = (props: Partial<CountdownProps> = {}, locale: 'de' | 'fr' | 'en' | 'it' = 'de') =>
  renderInPage(<Countdown endDate={NOW + HOUR} onComplete={complete} {...props} />, { locale });
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const timer = () => screen.queryByRole('timer');
/** The visible digits, which are hidden from screen readers. */
const seen = () => timer()?.querySelector('[aria-hidden]')?.textContent;
const announced = () => screen.getByRole('status').textContent;

it('appears when the start is reached', () => {
  show({ startDate: NOW + 5 * SECOND });
  pass(5 * SECOND - 1);
  expect(timer()).not.toBeInTheDocument();
  pass(1);
  expect(seen()).toBe('00:59:55');
});

it('waits for a start that is months away', () => {
  show({ startDate: NOW + 90 * DAY, endDate: NOW + 91 * DAY });
  pass(90 * DAY - 1);
  expect(timer()).not.toBeInTheDocument();
  pass(1);
  expect(timer()).toBeInTheDocument();
});

it('ticks by the second', () => {
  show({ endDate: NOW + HOUR + 500 });
  expect(seen()).toBe('01:00:01');
  pass(500);
  expect(seen()).toBe('01:00:00');
  pass(999);
  expect(seen()).toBe('01:00:00');
  pass(1);
  expect(seen()).toBe('00:59:59');
});

it('is correct after the computer slept', () => {
  show();
  jest.setSystemTime(NOW + 30 * MINUTE);
  pass(SECOND);
  expect(seen()).toBe('00:29:59');
});

it.each([
  [DAY - 1000, '23:59:59'],
  [DAY, '1 Tg.00:00:00'],
  [2 * DAY + 3 * HOUR + 4 * MINUTE + 5 * SECOND, '2 Tg.03:04:05'],
])('in short format, %i ms are %s', (left, expected) => {
  show({ endDate: NOW + left });
  expect(seen()).toBe(expected);
});

it.each([
  ['de', 'Endet in2Tage01Stunde04Minuten05Sekunden'],
  ['fr', 'Se termine dans2jours01heure04minutes05secondes'],
  ['en', 'Ends in2days01hour04minutes05seconds'],
  ['it', 'Termina tra2giorni01ora04minuti05secondi'],
] as const)('in long format, in %s, names its units', (locale, expected) => {
  show({ endDate: NOW + 2 * DAY + HOUR + 4 * MINUTE + 5 * SECOND, format: 'long' }, locale);
  expect(seen()).toBe(expected);
});

it('in long format, shows days when at least one remains', () => {
  show({ endDate: NOW + DAY, format: 'long' });
  expect(seen()).toContain('Tag');
  pass(SECOND);
  expect(seen()).toBe('Endet in23Stunden59Minuten59Sekunden');
});

it('fades out at the end, calls onComplete 300 ms later, and is removed', () => {
  show({ endDate: NOW + 2 * SECOND });
  pass(2 * SECOND);
  expect(timer()).toHaveAttribute('data-ending');
  expect(seen()).toBe('00:00:00');
  pass(299);
  expect(timer()).toBeInTheDocument();
  expect(complete).not.toHaveBeenCalled();
  pass(1);
  expect(timer()).not.toBeInTheDocument();
  pass(DAY);
  expect(complete).toHaveBeenCalledTimes(1);
});

it('does not appear when already over, and calls onComplete', () => {
  show({ endDate: NOW - DAY });
  expect(timer()).not.toBeInTheDocument();
  expect(announced()).toBe('');
  expect(complete).toHaveBeenCalledTimes(1);
});

it('restarts with another end', () => {
  const { rerender } = show({ endDate: NOW + SECOND });
  pass(2 * SECOND);
  rerender(<Countdown endDate={NOW + HOUR} />);
  expect(seen()).toBe('00:59:58');
});

it('stops when it is unmounted', () => {
  show({ endDate: NOW + SECOND }).unmount();
  expect(jest.getTimerCount()).toBe(0);
  pass(DAY);
  expect(complete).not.toHaveBeenCalled();
});

it.each([[null], [undefined]])('throws when its end date is %s', (endDate) => {
  expect(() => show({ endDate })).toThrow('Countdown needs an end date');
  jest.mocked(console.error).mockClear();
});

describe('for screen readers', () => {
  it('is a timer labelled in words, by the minute', () => {
    show({ endDate: NOW + DAY + 2 * HOUR + 3 * MINUTE + 30 * SECOND, label: 'Das Angebot endet in' });
    const words = within(screen.getByRole('timer', { name: 'Das Angebot endet in' }));
    expect(words.getByText('1 Tag, 2 Stunden, 3 Minuten')).toBeInTheDocument();
    pass(SECOND);
    expect(words.getByText('1 Tag, 2 Stunden, 3 Minuten')).toBeInTheDocument();
  });

  it('announces the last minute and the end, and nothing else', () => {
    show({ endDate: NOW + 2 * MINUTE });
    pass(MINUTE - SECOND);
    expect(announced()).toBe('');
    pass(SECOND);
    expect(announced()).toBe('Noch eine Minute');
    pass(59 * SECOND);
    expect(announced()).toBe('Noch eine Minute');
    expect(timer()).toHaveTextContent('1 Sekunde');
    pass(SECOND);
    expect(announced()).toBe('Zeit abgelaufen');
    pass(MINUTE);
    expect(announced()).toBe('Zeit abgelaufen');
  });
});

it('keeps its height and shows no time in the server HTML', () => {
  const html = renderToString(
    <ShopIntlProvider locale="de" messages={shopMessages('de')}>
      <Countdown endDate={NOW + HOUR} format="long" />
    </ShopIntlProvider>,
  );
  expect(html).toContain('data-format="long"');
  expect(html).not.toContain('role="timer"');
});
