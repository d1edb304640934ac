import type { ModerationCounts } from '@shop/contracts';
import { MODERATION_EVENTS_PATH } from '@shop/contracts/constants';
import { useEffect, useState } from 'react';
import type { LiveCounts } from './useModerationList';

/** Milliseconds until another try where the browser has given up: it does so when it is refused. */
const TRY_AGAIN_MS = 10_000;

/**
 * How much there is to do at a site, as the services tell it. The browser connects again by itself when the connection is
 * lost; where it was refused, it is tried again later, and whoever is signed in is asked for.
 */
export function useLiveCounts(site: string, onRefused: () => Promise<void>): LiveCounts {
  const [live, setLive] = useState<LiveCounts>({ counts: null, happened: 0 });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let events: EventSource;
    const connect = () => {
      events = new EventSource(`/${site}${MODERATION_EVENTS_PATH}`);
      events.addEventListener('counts', ({ data }: MessageEvent<string>) => {
        const counts = JSON.parse(data) as ModerationCounts;
        setLive(({ happened }) => ({ counts, happened: happened + 1 }));
      });
      events.addEventListener('error', () => {
        if (events.readyState !== EventSource.CLOSED) return;
        void onRefused();
        timer = setTimeout(connect, TRY_AGAIN_MS);
      });
    };
    connect();
    return () => {
      clearTimeout(timer);
      events.close();
    };
  }, [site, onRefused]);

  return live;
}
