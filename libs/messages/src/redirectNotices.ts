import type { NoticeInput } from './notice';

/** Storage key (specification, section 9). */
const KEY = 'notifications.redirect';

/** Keeps a notice for the next page, be it another route or a page load. */
export function keepForRedirect(input: NoticeInput) {
  const others = readAll().filter(({ id, domain }) => id !== input.id || domain !== input.domain);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...others, input]));
  } catch {
    // Without storage the notice is lost, the redirect is not.
  }
}

/** The notices kept for this page; they are given once. */
export function takeKeptNotices(): NoticeInput[] {
  const kept = readAll();
  if (kept.length) sessionStorage.removeItem(KEY);
  return kept;
}

function readAll(): NoticeInput[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as NoticeInput[]) : [];
  } catch {
    return [];
  }
}
