/** Address of a page of a list, 1 for the first. The other parameters of the query stay. */
export function pageAddress(path: string, search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}
