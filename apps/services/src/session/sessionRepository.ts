import type { Role } from '@shop/contracts';
import { and, desc, eq, gt, lt, ne, or, type Placeholder, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { builtOnce } from '../db/builtOnce.ts';
import type { DatabaseOrTransaction } from '../db/database.ts';
import { customer, session } from '../db/schema/identity.ts';
import type { SessionKey } from '../module.ts';

/** Limits of a session, in days. */
export type SessionLimits = Pick<Config, 'SESSION_IDLE_DAYS' | 'SESSION_ABSOLUTE_DAYS'>;

export interface StoredSession {
  customerId: string | null;
  guestId: string | null;
  roles: Role[];
  publicId: string;
  cartId: string | null;
}

const days = (count: number | Placeholder) => sql`make_interval(days => ${count}::int)`;

const validSession = builtOnce((db) =>
  db
    .select({
      customerId: session.customerId,
      guestId: session.guestId,
      roles: customer.roles,
      publicId: session.publicId,
      cartId: session.cartId,
      unseen: sql<boolean>`${session.seenAt} < now() - interval '1 minute'`,
    })
    .from(session)
    .leftJoin(customer, eq(customer.id, session.customerId))
    .where(
      and(
        eq(session.idHash, sql.placeholder('key')),
        eq(session.site, sql.placeholder('site')),
        isValid(sql.placeholder('idleDays')),
      ),
    )
    .prepare('valid_session'),
);

/** A valid session of the site. `seenAt` is updated once a minute. */
export async function findSession(
  db: DatabaseOrTransaction,
  site: string,
  key: SessionKey,
  limits: SessionLimits,
): Promise<StoredSession | null> {
  const [row] = await validSession(db).execute({ key, site, idleDays: limits.SESSION_IDLE_DAYS });
  if (!row) return null;
  if (row.unseen)
    await db
      .update(session)
      .set({ seenAt: sql`now()` })
      .where(eq(session.idHash, key));
  return { ...row, roles: (row.roles ?? []) as Role[] };
}

export interface NewSession {
  site: string;
  key: SessionKey;
  publicId: string;
  customerId: string | null;
  guestId: string | null;
  cartId: string | null;
  device?: string;
}

export async function insertSession(
  db: DatabaseOrTransaction,
  { site, key, publicId, customerId, guestId, cartId, device = '' }: NewSession,
  limits: SessionLimits,
): Promise<void> {
  await db.insert(session).values({
    idHash: key,
    site,
    publicId,
    customerId,
    guestId,
    cartId,
    device,
    expiresAt: sql`now() + ${days(limits.SESSION_ABSOLUTE_DAYS)}`,
  });
}

/** Ends a session. Returns its cart; null where it had ended before. */
export async function deleteSession(
  db: DatabaseOrTransaction,
  site: string,
  key: SessionKey,
): Promise<{ cartId: string | null } | null> {
  const [row] = await db
    .delete(session)
    .where(and(eq(session.idHash, key), eq(session.site, site)))
    .returning({ cartId: session.cartId });
  return row ?? null;
}

/** The sessions of a customer that are valid, the last seen first. */
export function findSessionsOf(db: DatabaseOrTransaction, customerId: string, limits: SessionLimits) {
  const { idHash, publicId, device, createdAt, seenAt } = session;
  return db
    .select({ idHash, publicId, device, createdAt, seenAt })
    .from(session)
    .where(and(eq(session.customerId, customerId), isValid(limits.SESSION_IDLE_DAYS)))
    .orderBy(desc(session.seenAt), session.publicId);
}

function isValid(idleDays: number | Placeholder) {
  return and(gt(session.expiresAt, sql`now()`), gt(session.seenAt, sql`now() - ${days(idleDays)}`));
}

/** Ends the sessions of a customer, all or all but one. */
export async function deleteSessionsOf(
  db: DatabaseOrTransaction,
  customerId: string,
  except: SessionKey | null = null,
): Promise<void> {
  await db
    .delete(session)
    .where(and(eq(session.customerId, customerId), except ? ne(session.idHash, except) : undefined));
}

/** Deletes expired sessions. Returns their number. */
export async function sweepSessions(db: DatabaseOrTransaction, limits: SessionLimits): Promise<number> {
  const { rowCount } = await db
    .delete(session)
    .where(or(lt(session.expiresAt, sql`now()`), lt(session.seenAt, sql`now() - ${days(limits.SESSION_IDLE_DAYS)}`)));
  return rowCount ?? 0;
}
