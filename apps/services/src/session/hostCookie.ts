/** A cookie of the storefront's host, inaccessible to scripts and not sent with requests of foreign pages. */
export interface HostCookie {
  /** Without the prefix that it has over https. */
  name: string;
  /** Whether the visitor uses https. */
  secure: boolean;
}

/**
 * The cookie's value in a Cookie header; null without one that matches the pattern. Over https only the prefixed cookie
 * counts, which sibling domains cannot set. Behind a proxy that uses http, either may arrive.
 */
export function readHostCookie(header: string | undefined, cookie: HostCookie, pattern: RegExp): string | null {
  const cookies = (header ?? '').split(';').map((pair) => pair.trim());
  const names = [nameOf({ ...cookie, secure: true }), ...(cookie.secure ? [] : [nameOf(cookie)])];
  for (const name of names) {
    const value = cookies.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    if (value && pattern.test(value)) return value;
  }
  return null;
}

/** Set-Cookie of a value, for a number of seconds; 0 deletes the cookie. */
export function setHostCookie(cookie: HostCookie, value: string, maxAgeSeconds: number): string {
  const attributes = `Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  return `${nameOf(cookie)}=${value}; ${attributes}${cookie.secure ? '; Secure' : ''}`;
}

function nameOf({ name, secure }: HostCookie): string {
  return (secure ? '__Host-' : '') + name;
}
