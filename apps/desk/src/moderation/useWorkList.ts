import { useEffect, useRef, useState } from 'react';
import type { DeskEntry } from './DeskEntry';

/** Entries asked for at once: the most that the services give. */
export const PAGE_SIZE = 100;
/** With fewer left, the next are fetched. */
const FEW = 5;
/** Milliseconds between two refreshes, however much happens. */
const REFRESH_INTERVAL_MS = 2_000;

/** What the services have said last. */
export interface Fetched {
  /** Which list it is, with its filters. */
  key: string;
  items: readonly DeskEntry[];
  /** Of all pages. */
  count: number;
}

interface Source {
  key: string;
  /** Null while there is nothing yet. */
  fetched: Fetched | null;
  /** Fetches the list again. Null if that failed. */
  fetchAgain: () => Promise<Fetched | null>;
  /** Rises with everything that happens at the site. */
  happened: number;
}

/** A list that is worked off: it never moves by itself while somebody reads in it. */
export interface WorkList {
  /** Null while loading. */
  entries: readonly DeskEntry[] | null;
  /** How many there are in all, those behind the shown ones included. */
  count: number;
  /** How many have come in that are not shown. */
  news: number;
  /** Takes an entry, as it was read, off the list at once. */
  takeOff: (entry: DeskEntry) => void;
  /** Puts it back: its decision has failed. */
  putBack: (entry: DeskEntry) => void;
  /** Shows the list as it is now. */
  renew: () => Promise<void>;
}

/**
 * Shows a list as it was when it was opened, less what has been decided here. Entries are known by id and revision, so that
 * one which its author has written anew comes back.
 */
export function useWorkList({ key, fetched, fetchAgain, happened }: Source): WorkList {
  const [shown, setShown] = useState<Fetched | null>(null);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const current = shown?.key === key ? shown : null;
  if (!current && fetched?.key === key) setShown(fetched);

  async function renew() {
    const now = await fetchAgain();
    if (now) setShown((old) => (old && old.key !== now.key ? old : now));
  }

  const isOpen = (entry: DeskEntry) => !decided.has(versionOf(entry));
  const entries = current && current.items.filter(isOpen);
  const left = entries?.length ?? 0;
  const known = new Set(current?.items.map(versionOf));
  const news =
    fetched?.key === key ? fetched.items.filter((entry) => isOpen(entry) && !known.has(versionOf(entry))) : [];
  const count = current ? current.count - (current.items.length - left) : 0;

  useRefresh(happened, fetchAgain);
  const act = useRef({ renew });
  useEffect(() => void (act.current = { renew }));
  const isNearEnd = left <= FEW && count > left;
  useEffect(() => {
    if (isNearEnd) void act.current.renew();
  }, [isNearEnd, left]);

  return {
    entries,
    count,
    news: news.length,
    takeOff: (entry) => setDecided((before) => new Set(before).add(versionOf(entry))),
    putBack: (entry) => setDecided((before) => new Set([...before].filter((version) => version !== versionOf(entry)))),
    renew,
  };
}

const versionOf = ({ id, read }: DeskEntry) => `${id} ${read.revision}`;

/** Fetches after something has happened, now and then at most. */
function useRefresh(happened: number, fetchAgain: () => Promise<unknown>) {
  const latest = useRef(fetchAgain);
  useEffect(() => void (latest.current = fetchAgain));
  const seen = useRef(happened);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (happened === seen.current) return;
    seen.current = happened;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void latest.current();
    }, REFRESH_INTERVAL_MS);
  }, [happened]);
  useEffect(() => () => clearTimeout(timer.current), []);
}
