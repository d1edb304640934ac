/** The page that a query asks for, 0 for the first. */
export function pageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page > 1 ? page - 1 : 0;
}
