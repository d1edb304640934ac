import { sessionCookieName, sessionIdPattern } from '@shop/contracts';

/** Determines the name of a session cookie. */
export interface CookieScope {
  site: string;
  /** Whether the visitor uses https. */
  secure: boolean;
}

/**
 * The session id in a Cookie header; null without a valid one. Over https only the prefixed cookie counts, which
 * sibling domains cannot set. Behind a proxy that uses http, either may arrive.
 */
export function readSessionCookie(header: string | undefined, { site, secure }: CookieScope): string | null {
  const cookies = (header ?? '').split(';').map((pair) => pair.trim());
  const names = [nameOf({ site, secure: true }), ...(secure ? [] : [nameOf({ site, secure })])];
  for (const name of names) {
    const id = cookies.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    if (id && sessionIdPattern.test(id)) return id;
  }
  return null;
}

/** Set-Cookie of a session with its absolute limit in days; the idle limit is checked by the server. */
export function sessionCookie(id: string, scope: CookieScope, days: number): string {
  return cookie(id, scope, days * 86_400);
}

/** Set-Cookie that deletes the session cookie. */
export function clearedSessionCookie(scope: CookieScope): string {
  return cookie('', scope, 0);
}

function cookie(value: string, scope: CookieScope, maxAge: number): string {
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax`;
  return `${nameOf(scope)}=${value}; ${attributes}${scope.secure ? '; Secure' : ''}`;
}

function nameOf({ site, secure }: CookieScope): string {
  return (secure ? '__Host-' : '') + sessionCookieName(site);
}
