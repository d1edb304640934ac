import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { forgetEvents, trackedEvents } from '../test/trackedEvents';
import { MAX_WAITING, receiveEvents, trackEvent, type TrackedEvent } from './trackEvent';
import { useTrackOnce } from './useTrackOnce';

const search = (term: string) => ({ name: 'search', term, count: 1 }) as const;

afterEach(forgetEvents);

describe('trackEvent', () => {
  it('keeps events in order until there is a consumer, with their page and time', () => {
    jest.useFakeTimers({ now: 1_000 });
    window.history.replaceState(null, '', '/suche?q=topf');
    trackEvent(search('topf'));
    jest.setSystemTime(9_000);
    window.history.replaceState(null, '', '/anderswo');
    trackEvent(search('pfanne'));

    const received: TrackedEvent[] = [];
    receiveEvents((tracked) => received.push(tracked));
    trackEvent(search('messer'));
    expect(received).toEqual([
      { event: search('topf'), at: 1_000, url: 'http://localhost/suche?q=topf' },
      { event: search('pfanne'), at: 9_000, url: 'http://localhost/anderswo' },
      { event: search('messer'), at: 9_000, url: 'http://localhost/anderswo' },
    ]);
    jest.useRealTimers();
  });

  it('hands each event over once', () => {
    trackEvent(search('topf'));
    expect(trackedEvents()).toHaveLength(1);
    expect(trackedEvents()).toHaveLength(0);
  });

  it('keeps the latest when too many wait', () => {
    for (let number = 0; number < MAX_WAITING + 5; number += 1) trackEvent(search(String(number)));
    const events = trackedEvents();
    expect(events).toHaveLength(MAX_WAITING);
    expect(events[0]).toEqual(search('5'));
    expect(events.at(-1)).toEqual(search(String(MAX_WAITING + 4)));
  });
});

function Results({ term }: { term: string | null }) {
  useTrackOnce(term, () => search(term ?? ''));
  return null;
}

describe('useTrackOnce', () => {
  it('tracks once for each key, and nothing without one', () => {
    const events = trackedEvents();
    const { rerender } = render(<Results term={null} />, { wrapper: StrictMode });
    expect(events).toEqual([]);
    rerender(<Results term="topf" />);
    rerender(<Results term="topf" />);
    rerender(<Results term="pfanne" />);
    expect(events).toEqual([search('topf'), search('pfanne')]);
  });
});
