import type { NoticeInput } from './notice';

/** Storage key (specification, section 9). */
const KEY = 'notifications.redirect';

type NoticeKey = Pick<NoticeInput, 'id' | 'domain'>;

/** Keeps a notice for the next page, whether by navigation or page load. */
export function keepForRedirect(input: NoticeInput) {
  write([...othersThan(input), input]);
}

/** Drops a notice that was dismissed, expired or replaced. */
export function forgetKept(key: NoticeKey) {
  const others = othersThan(key);
  if (others.length < readAll().length) write(others);
}

/** Takes the notices that were kept for a new path. */
export const takeKeptNotices = (): NoticeInput[] => take(() => true);

/** Takes those that have not been shown yet: others stay on show while the path does, and are kept for the next one. */
export const takeUnshownNotices = (): NoticeInput[] => take(({ onlyAfterRedirect }) => onlyAfterRedirect ?? false);

function take(isWanted: (kept: NoticeInput) => boolean): NoticeInput[] {
  const kept = readAll();
  const taken = kept.filter(isWanted);
  if (taken.length) write(kept.filter((notice) => !taken.includes(notice)));
  return taken;
}

function othersThan({ id, domain }: NoticeKey) {
  return readAll().filter((other) => other.id !== id || other.domain !== domain);
}

function write(notices: readonly NoticeInput[]) {
  try {
    if (notices.length) sessionStorage.setItem(KEY, JSON.stringify(notices));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the notice is dropped, but the redirect works.
  }
}

function readAll(): NoticeInput[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as (NoticeInput | null)[]).filter((notice) => notice !== null) : [];
  } catch {
    return [];
  }
}
