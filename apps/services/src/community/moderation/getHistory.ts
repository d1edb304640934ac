import type { ArgsOf, moderation, ModerationAct, ResultsOf } from '@shop/contracts';
import { and, asc, eq } from 'drizzle-orm';
import { moderationEvent } from '../../db/schema/community.ts';
import { customer } from '../../db/schema/identity.ts';
import type { Call } from '../../module.ts';
import { isUuid } from '../isUuid.ts';

/** What was done with an entry, the oldest first. One query. */
export async function getHistory(
  { db, site }: Call,
  { kind, id }: ArgsOf<typeof moderation, 'History'>[0],
): Promise<ResultsOf<typeof moderation, 'History'>> {
  if (!isUuid(id)) return { ret: [], error: 'NOT_FOUND' };
  const { act, at, details } = moderationEvent;
  const rows = await db
    .select({ act, at, details, firstName: customer.firstName, lastName: customer.lastName, email: customer.email })
    .from(moderationEvent)
    .leftJoin(customer, eq(customer.id, moderationEvent.moderatorId))
    .where(and(eq(moderationEvent.site, site), eq(moderationEvent.kind, kind), eq(moderationEvent.entryId, id)))
    .orderBy(asc(moderationEvent.id));
  const ret = rows.map(({ firstName, lastName, email, ...event }) => ({
    act: event.act as ModerationAct,
    at: event.at.getTime(),
    details: event.details,
    moderator: `${firstName ?? ''} ${lastName ?? ''}`.trim() || (email ?? ''),
  }));
  return { ret, error: null };
}
