import { sessionCookieName } from '@shop/contracts';
import { newSessionId, publicSessionId, sessionKey } from '../../src/session/sessionId.ts';
import { insertSession } from '../../src/session/sessionRepository.ts';
import { mainSite } from './sites.ts';
import type { TestServices } from './testServices.ts';

/** Opens a session of a customer or a guest without a password, and gives its cookie. */
export async function openSession(
  { db, config }: Pick<TestServices, 'db' | 'config'>,
  who: { customerId: string } | { guestId: string },
): Promise<string> {
  const id = newSessionId();
  const session = { site: mainSite, key: sessionKey(id), publicId: publicSessionId(id), cartId: null };
  await insertSession(db, { customerId: null, guestId: null, ...session, ...who }, config);
  return `${sessionCookieName(mainSite)}=${id}`;
}
