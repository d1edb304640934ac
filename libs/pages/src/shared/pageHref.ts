import { sortOf } from './sortOf';

/** Address of another page of the same list. The first page has no number, so that it has only one address. */
export function pageHref(path: string, search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  if (!sortOf(search)) query.delete('sort');
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
