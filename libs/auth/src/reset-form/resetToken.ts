/** Query parameter of the link in the recovery mail (specification, section 2). */
const PARAMETER = 'resetToken';

/** The token in a query; '' for none. Mail programs and trackers append what begins with another question mark. */
export function resetTokenIn(search: string): string {
  return new URLSearchParams(search).get(PARAMETER)?.split('?', 1)[0] ?? '';
}

/** The query without the token, with its question mark, or empty. */
export function withoutResetToken(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(PARAMETER);
  return query.size ? `?${query.toString()}` : '';
}
