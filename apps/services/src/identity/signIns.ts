import type { identity, ResultsOf } from '@shop/contracts';
import type { Call } from '../module.ts';
import { logSecurityEvent } from '../security/logSecurityEvent.ts';
import { deleteSessionsOf, findSessionsOf } from '../session/sessionRepository.ts';

/** Where the signed-in customer is signed in, the last seen first. */
export async function getSignIns({ db, visitor, config }: Call): Promise<ResultsOf<typeof identity, 'GetSignIns'>> {
  if (visitor.customerId === null) return { ret: [], error: 'NOT_AUTHENTICATED' };
  const sessions = await findSessionsOf(db, visitor.customerId, config);
  const ret = sessions.map(({ idHash, publicId, device, createdAt, seenAt }) => ({
    id: publicId,
    device,
    signedInAt: createdAt.getTime(),
    seenAt: seenAt.getTime(),
    isCurrent: visitor.sessionKey !== null && idHash.equals(visitor.sessionKey),
  }));
  return { ret, error: null };
}

/** Ends all sessions of the signed-in customer but this one. */
export async function endOtherSignIns(call: Call): Promise<ResultsOf<typeof identity, 'EndOtherSignIns'>> {
  const { db, site, ip, log, visitor } = call;
  if (visitor.customerId === null) return { error: 'NOT_AUTHENTICATED' };
  await deleteSessionsOf(db, visitor.customerId, visitor.sessionKey);
  logSecurityEvent(log, { event: 'other-sessions-ended', site, ip, account: visitor.customerId });
  return { error: null };
}
