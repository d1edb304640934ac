/** A path as stored in the tree: decoded, without query, hash and trailing slash. Null if it is malformed. */
export function normalizePath(uri: string): string | null {
  const path = uri.split(/[?#]/, 1)[0] ?? '';
  try {
    const decoded = decodeURI(path.startsWith('/') ? path : `/${path}`);
    // PostgreSQL does not accept NUL.
    if (decoded.includes('\u0000')) return null;
    return decoded.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  } catch {
    return null;
  }
}
