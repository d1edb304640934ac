import type { Role } from '@shop/contracts';
import { eq } from 'drizzle-orm';
import { mergeCarts } from '../cart/mergeCarts.ts';
import { customer } from '../db/schema/identity.ts';
import type { SessionKey, Visitor } from '../module.ts';
import { adoptImages } from '../personalization/imageRepository.ts';
import type { VisitorContext } from './findVisitor.ts';
import { clearedSessionCookie, sessionCookie } from './sessionCookie.ts';
import { newSessionId, publicSessionId, sessionKey } from './sessionId.ts';
import { deleteSession, findSession, insertSession, type StoredSession } from './sessionRepository.ts';
import { findSuccessor, insertSuccessor } from './successorRepository.ts';

interface Surroundings extends VisitorContext {
  secure: boolean;
  /** Address of the caller. */
  ip: string;
  /** Replaces the session cookie of the response. */
  setCookie: (cookie: string) => void;
}

type OpenSession = StoredSession & { key: SessionKey };

/** A visitor identified by the session cookie, or anonymous. */
export class SessionVisitor implements Visitor {
  readonly #around: Surroundings;
  #session: OpenSession | null;
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

  async joinSuccessor(): Promise<void> {
    const { db, site, config } = this.#around;
    const successor = this.#ended && (await findSuccessor(db, site, this.#ended));
    if (!successor) return;
    const stored = await findSession(db, site, successor.key, config);
    this.#session = stored && { ...stored, key: successor.key };
  }

  async ensureSession(): Promise<SessionKey> {
    if (this.#session) return this.#session.key;
    const { db, site, config, limits, ip } = this.#around;
    await limits.admitNetwork('session', ip);
    const id = newSessionId();
    const opened: OpenSession = {
      key: sessionKey(id),
      publicId: publicSessionId(id),
      customerId: null,
      roles: [],
      cartId: null,
    };
    await insertSession(db, { site, ...opened }, config);
    this.#open(id, opened);
    return opened.key;
  }

  async signIn(customerId: string): Promise<void> {
    const { db, site, config } = this.#around;
    const old = this.#session;
    const id = newSessionId();
    const opened = { key: sessionKey(id), publicId: publicSessionId(id), customerId, cartId: null };
    const roles = await db.transaction(async (tx) => {
      // The old session is ended first, so that nobody can add a cart to it that would be lost.
      const cartId = old && (await deleteSession(tx, site, old.key));
      const sessionCartId = old?.customerId ? null : cartId;
      if (sessionCartId) await mergeCarts(tx, { site, sessionCartId, customerId });
      await insertSession(tx, { site, ...opened }, config);
      if (old && !old.customerId) await insertSuccessor(tx, old.key, opened.key);
      if (old) await adoptImages(tx, old.key, opened.key, customerId);
      const [row] = await tx.select({ roles: customer.roles }).from(customer).where(eq(customer.id, customerId));
      return (row?.roles ?? []) as Role[];
    });
    this.#open(id, { ...opened, roles });
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
