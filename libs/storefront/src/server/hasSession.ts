import { sessionCookieName } from '@shop/contracts/constants';

/** Whether a Cookie header holds a session of the site, living or not. Without one a visitor sees what everybody sees. */
export function hasSession(cookie: string | undefined, site: string): boolean {
  const name = sessionCookieName(site);
  return (cookie ?? '').split(';').some((pair) => {
    const given = pair.slice(0, Math.max(0, pair.indexOf('='))).trim();
    return given === name || given === `__Host-${name}`;
  });
}
