import { sessionCookieName, sessionIdPattern } from '@shop/contracts/constants';

/** What of a Cookie header may be a session of the site, living or not: its pairs of name and id; empty without any. */
export function sessionPairs(cookie: string | undefined, site: string): string {
  const name = sessionCookieName(site);
  const pairs = (cookie ?? '').split(';').map((pair) => pair.trim());
  const isSession = (pair: string) => {
    const [given = '', id = ''] = pair.split('=', 2);
    return (given === name || given === `__Host-${name}`) && sessionIdPattern.test(id);
  };
  return pairs.filter(isSession).join('; ');
}

/** Whether a Cookie header holds what may be a session of the site, living or not. */
export const hasSession = (cookie: string | undefined, site: string): boolean => sessionPairs(cookie, site) !== '';
