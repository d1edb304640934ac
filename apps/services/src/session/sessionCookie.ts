import { sessionCookieName, sessionIdPattern } from '@shop/contracts';
import { type HostCookie, readHostCookie, setHostCookie } from './hostCookie.ts';

/** Determines the name of a session cookie. */
export interface CookieScope {
  site: string;
  /** Whether the visitor uses https. */
  secure: boolean;
}

/** The session id in a Cookie header; null without a valid one. */
export function readSessionCookie(header: string | undefined, scope: CookieScope): string | null {
  return readHostCookie(header, cookieOf(scope), sessionIdPattern);
}

/** Set-Cookie of a session with its absolute limit in days; the idle limit is checked by the server. */
export function sessionCookie(id: string, scope: CookieScope, days: number): string {
  return setHostCookie(cookieOf(scope), id, days * 86_400);
}

/** Set-Cookie that deletes the session cookie. */
export function clearedSessionCookie(scope: CookieScope): string {
  return setHostCookie(cookieOf(scope), '', 0);
}

const cookieOf = ({ site, secure }: CookieScope): HostCookie => ({ name: sessionCookieName(site), secure });
