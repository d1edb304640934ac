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

/** The notices kept for this page; removed when read. */
export function takeKeptNotices(): NoticeInput[] {
  const kept = readAll();
  if (kept.length) write([]);
  return kept;
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
