import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { CONSENT_KEY } from './consentRecord';
import type { ConsentChoice } from './consentStore';
import { useConsent, type Consent } from './useConsent';

let consent: Consent;
function Probe() {
  consent = useConsent();
  const { decided, granted } = consent;
  const categories = (['necessary', 'statistics', 'marketing', 'externalMedia'] as const).filter(granted);
  return (
    <output>
      {decided ? 'entschieden' : 'offen'}: {categories.join(' ')}
    </output>
  );
}
const state = () => screen.getByRole('status').textContent;
const stored = () => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null') as object | null;

const DAY = 24 * 60 * 60 * 1000;
function store(record: object, age = 0) {
  const date = new Date(Date.now() - age).toISOString();
  const granted = ['statistics'];
  localStorage.setItem(CONSENT_KEY, JSON.stringify({ version: 1, date, decided: true, granted, ...record }));
}

describe('useConsent', () => {
  it('is open at first, allows what is necessary, and stores nothing', () => {
    render(<Probe />);
    expect(state()).toBe('offen: necessary');
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
  });

  it.each<[ConsentChoice, string]>([
    ['all', 'entschieden: necessary statistics marketing externalMedia'],
    ['necessary', 'entschieden: necessary'],
    [['marketing'], 'entschieden: necessary marketing'],
  ])('keeps the choice %p, with version and date', (choice, expected) => {
    jest.useFakeTimers({ now: Date.UTC(2026, 4, 1) });
    const { unmount } = render(<Probe />);
    act(() => consent.decide(choice));
    expect(state()).toBe(expected);
    expect(stored()).toMatchObject({ version: 1, date: '2026-05-01T00:00:00.000Z', decided: true });
    unmount();
    render(<Probe />);
    expect(state()).toBe(expected);
    jest.useRealTimers();
  });

  it('withdraws what a later choice leaves out', () => {
    render(<Probe />);
    act(() => consent.decide('all'));
    act(() => consent.decide('necessary'));
    expect(state()).toBe('entschieden: necessary');
  });

  it('grants one category without answering the question', () => {
    render(<Probe />);
    act(() => consent.grant('externalMedia'));
    expect(state()).toBe('offen: necessary externalMedia');
    act(() => consent.decide(['statistics']));
    act(() => consent.grant('externalMedia'));
    expect(state()).toBe('entschieden: necessary statistics externalMedia');
  });

  it.each([
    ['another version', () => store({ version: 0 })],
    ['an age of more than a year', () => store({}, 366 * DAY)],
    ['no date', () => store({ date: '' })],
    ['no list', () => store({ granted: 'statistics' })],
    ['nonsense', () => localStorage.setItem(CONSENT_KEY, '{')],
  ])('asks again after a choice of %s', (_, given) => {
    given();
    render(<Probe />);
    expect(state()).toBe('offen: necessary');
  });

  it('remembers a choice for a year', () => {
    store({}, 364 * DAY);
    render(<Probe />);
    expect(state()).toBe('entschieden: necessary statistics');
  });

  it('follows a choice made, or cleared, in another tab', () => {
    render(<Probe />);
    store({});
    act(() => void fireEvent(window, new StorageEvent('storage', { key: CONSENT_KEY })));
    expect(state()).toBe('entschieden: necessary statistics');
    localStorage.clear();
    act(() => void fireEvent(window, new StorageEvent('storage', { key: null })));
    expect(state()).toBe('offen: necessary');
  });

  it('allows only what is necessary while rendering on the server', () => {
    store({});
    expect(renderToString(<Probe />)).toContain('offen<!-- -->: <!-- -->necessary<');
  });

  it('holds for the page where the browser allows no storage', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    render(<Probe />);
    act(() => consent.decide(['statistics']));
    expect(state()).toBe('entschieden: necessary statistics');
    jest.restoreAllMocks();
    // Storage works again: what it holds counts from the next choice on.
    act(() => consent.decide('necessary'));
    expect(state()).toBe('entschieden: necessary');
  });
});
