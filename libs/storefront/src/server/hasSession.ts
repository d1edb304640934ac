import { sessionCookieName, sessionIdPattern } from '@shop/contracts/constants';

/** Whether a Cookie header holds what may be a session of the site, living or not. */
export function hasSession(cookie: string | undefined, site: string): boolean {
  const name = sessionCookieName(site);
  return (cookie ?? '').split(';').some((pair) => {
    const [given = '', id = ''] = pair.trim().split('=', 2);
    return (given === name || given === `__Host-${name}`) && sessionIdPattern.test(id);
  });
}
