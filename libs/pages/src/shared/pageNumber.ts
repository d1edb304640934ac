/** The page a list shows, from 1, by its address. Anything odd is the first page. */
export function pageNumber(search: string): number {
  const page = Number(new URLSearchParams(search).get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 ? page : 1;
}

/** Address of another page of the same list. The first page carries no number, so that it has one address only. */
export function pageHref(path: string, search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
