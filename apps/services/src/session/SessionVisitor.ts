import type { Role } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { mergeCarts } from '../cart/mergeCarts.ts';
import { adoptGuest } from '../customer/guestRepository.ts';
import type { Transaction } from '../db/database.ts';
import { customer } from '../db/schema/identity.ts';
import type { SessionKey, Visitor } from '../module.ts';
import { lockOrdersOf } from '../order/guestOrders.ts';
import { adoptImages } from '../personalization/imageRepository.ts';
import { HttpRefusal } from '../rpc/HttpRefusal.ts';
import { deviceOf } from './deviceOf.ts';
import type { VisitorContext } from './findVisitor.ts';
import { clearedSessionCookie, sessionCookie } from './sessionCookie.ts';
import { newSessionId, publicSessionId, sessionKey } from './sessionId.ts';
import { deleteSession, findSession, insertSession, type StoredSession } from './sessionRepository.ts';
import { findSuccessor, insertSuccessor } from './successorRepository.ts';

interface Surroundings extends VisitorContext {
  secure: boolean;
  /** Address of the caller. */
  ip: string;
  /** The caller's browser, as it names itself. */
  userAgent: string;
  /** Replaces the session cookie of the response. */
  setCookie: (cookie: string) => void;
}

type OpenSession = StoredSession & { key: SessionKey };

/** A visitor identified by the session cookie, or anonymous. */
export class SessionVisitor implements Visitor {
  readonly #around: Surroundings;
  #session: OpenSession | null;
  /** The session has just been followed by a customer's, which this call may not join. */
  #isSignedInElsewhere = false;
  /** Of the cookie, if its session has ended. */
  readonly #ended: SessionKey | null;

  constructor(around: Surroundings, session: OpenSession | null, given: SessionKey | null) {
    this.#around = around;
    this.#session = session;
    this.#ended = session ? null : given;
  }

  get customerId(): string | null {
    return this.#session?.customerId ?? null;
  }

  get guestId(): string | null {
    return this.#session?.guestId ?? null;
  }

  get roles(): readonly Role[] {
    return this.#session?.roles ?? [];
  }

  get publicSessionId(): string {
    return this.#session?.publicId ?? '';
  }

  get sessionKey(): SessionKey | null {
    return this.#session?.key ?? null;
  }

  get cartId(): string | null {
    return this.#session?.cartId ?? null;
  }

  async joinSuccessor(joinsCustomer: boolean): Promise<void> {
    if (this.#ended) await this.#join(this.#ended, joinsCustomer);
  }

  async #join(ended: SessionKey, joinsCustomer: boolean): Promise<void> {
    const { db, site, config } = this.#around;
    const successor = await findSuccessor(db, site, ended);
    if (!successor) return;
    const stored = await findSession(db, site, successor.key, config);
    this.#isSignedInElsewhere = Boolean(stored?.customerId) && !joinsCustomer;
    if (!this.#isSignedInElsewhere) this.#session = stored && { ...stored, key: successor.key };
  }

  #refuseSecondSession() {
    if (this.#isSignedInElsewhere) throw new HttpRefusal(401, 'not signed in');
  }

  async ensureSession(): Promise<SessionKey> {
    if (this.#session) return this.#session.key;
    this.#refuseSecondSession();
    const { db, site, config, limits, ip } = this.#around;
    await limits.admitNetwork('session', ip);
    const { id, opened } = newSession();
    await insertSession(db, { site, ...opened }, config);
    this.#open(id, opened);
    return opened.key;
  }

  async signInAs(find: (tx: Transaction) => Promise<string>): Promise<string> {
    const { db, site, config, userAgent } = this.#around;
    const old = this.#session;
    const { id, opened } = newSession();
    const account = await db.transaction(async (tx) => {
      const customerId = await find(tx);
      // The old session is ended first, so that nobody can add a cart to it that would be lost.
      const ended = old && (await deleteSession(tx, site, old.key));
      const sessionCartId = old?.customerId ? null : ended?.cartId;
      const guestId = old?.guestId ?? null;
      if (guestId !== null) await lockOrdersOf(tx, guestId);
      if (sessionCartId) await mergeCarts(tx, { site, sessionCartId, customerId, guestId });
      await insertSession(tx, { site, ...opened, customerId, device: deviceOf(userAgent) }, config);
      if (old && !old.customerId) await insertSuccessor(tx, old.key, opened.key);
      if (old && !old.customerId) await adoptImages(tx, old.key, opened.key, customerId);
      if (guestId !== null) await adoptGuest(tx, { guestId, customerId });
      const [row] = await tx.select({ roles: customer.roles }).from(customer).where(eq(customer.id, customerId));
      return { customerId, roles: (row?.roles ?? []) as Role[] };
    });
    this.#open(id, { ...opened, ...account });
    return account.customerId;
  }

  async becomeGuest(create: (tx: Transaction) => Promise<string>): Promise<string> {
    const { db, site, config, limits, ip } = this.#around;
    const old = this.#session;
    this.#refuseSecondSession();
    if (!old) await limits.admitNetwork('session', ip);
    const { id, opened } = newSession();
    const guest = await db.transaction(async (tx) => {
      const ended = old && (await deleteSession(tx, site, old.key));
      if (old && !ended) return null;
      const cartId = ended?.cartId ?? null;
      const guestId = await create(tx);
      await insertSession(tx, { site, ...opened, guestId, cartId }, config);
      if (old) await insertSuccessor(tx, old.key, opened.key);
      if (old) await adoptImages(tx, old.key, opened.key, null);
      return { guestId, cartId };
    });
    if (!guest) return this.#joinGuest(old!.key);
    this.#open(id, { ...opened, ...guest });
    return guest.guestId;
  }

  /** A call that came at the same time has ended the session, and the cart went along: this one is of the same guest. */
  async #joinGuest(ended: SessionKey): Promise<string> {
    this.#session = null;
    await this.#join(ended, false);
    if (this.guestId === null) throw new HttpRefusal(401, 'not signed in');
    return this.guestId;
  }

  async signOut(): Promise<void> {
    const { db, site, setCookie } = this.#around;
    if (this.#session) await deleteSession(db, site, this.#session.key);
    this.#session = null;
    setCookie(clearedSessionCookie(this.#around));
  }

  #open(id: string, session: OpenSession): void {
    const { config, setCookie } = this.#around;
    this.#session = session;
    setCookie(sessionCookie(id, this.#around, config.SESSION_ABSOLUTE_DAYS));
  }
}

/** A session of nobody yet, with the id of its cookie. */
function newSession(): { id: string; opened: OpenSession } {
  const id = newSessionId();
  const opened = { key: sessionKey(id), publicId: publicSessionId(id), customerId: null, guestId: null, cartId: null };
  return { id, opened: { ...opened, roles: [] } };
}
