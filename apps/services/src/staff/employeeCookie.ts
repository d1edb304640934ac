import { type HostCookie, readHostCookie, setHostCookie } from '../session/hostCookie.ts';
import type { CookieScope } from '../session/sessionCookie.ts';
import { SIGN_IN_MINUTES } from './employeeSignIns.ts';

/** 256 bits in base64url. */
const tokenPattern = /^[\w-]{43}$/;

/** The token of a sign-in that has begun, in a Cookie header; null without one. */
export function readEmployeeCookie(header: string | undefined, scope: CookieScope): string | null {
  return readHostCookie(header, cookieOf(scope), tokenPattern);
}

/** Set-Cookie of a sign-in that begins. Lax, since the directory leads back from a foreign page. */
export function employeeCookie(token: string, scope: CookieScope): string {
  return setHostCookie(cookieOf(scope), token, SIGN_IN_MINUTES * 60);
}

/** Set-Cookie when a sign-in has ended. */
export function clearedEmployeeCookie(scope: CookieScope): string {
  return setHostCookie(cookieOf(scope), '', 0);
}

const cookieOf = ({ site, secure }: CookieScope): HostCookie => ({ name: `shop_employee_${site}`, secure });
