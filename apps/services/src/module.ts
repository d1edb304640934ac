import type { ArgsOf, Locale, MethodName, ResultsOf, Role, Service } from '@shop/contracts';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database, Transaction } from './db/database.ts';
import type { MailQueue } from './mail/MailQueue.ts';

/** The visitor of a call. Nothing is stored until a session is needed. */
export interface Visitor {
  /** Id of the signed-in customer. */
  customerId: string | null;
  /** Id of the customer record of a guest, who is not signed in. */
  guestId: string | null;
  roles: readonly Role[];
  /** The id pages may know; empty without a session. */
  publicSessionId: string;
  /** Null without a session. */
  sessionKey: SessionKey | null;
  /** Cart of the session; null without one. A signed-in customer's cart is found by the customer. */
  cartId: string | null;
  /**
   * Joins the session that has just followed this one; that of a customer only where `joinsCustomer`. Otherwise the visitor has
   * no session, and can open none (401): its cookie would take the place of the one that the reply to the sign-in brings.
   */
  joinSuccessor(joinsCustomer: boolean): Promise<void>;
  /** Opens a session if there is none and sets its cookie. Returns the key for other tables. */
  ensureSession(): Promise<SessionKey>;
  /**
   * Opens a new session for the customer that `find` finds or makes, in one transaction with it, ends the old one, sets the
   * new cookie. Returns the customer's id.
   */
  signInAs(find: (tx: Transaction) => Promise<string>): Promise<string>;
  /**
   * Opens a new session for the guest that `create` makes, in one transaction with it; the cart goes along. Returns the
   * guest's id. Of calls that come at once, the first makes the guest of all.
   */
  becomeGuest(create: (tx: Transaction) => Promise<string>): Promise<string>;
  /** Ends the session and clears the cookie. */
  signOut(): Promise<void>;
}

/** Hash of the session id, as stored. */
export type SessionKey = Buffer;

/** Context of a call, besides the arguments. */
export interface Call {
  config: Config;
  db: Database;
  mails: MailQueue;
  log: Logger;
  /** Site of the request, in lower case. */
  site: string;
  /** First supported language of Accept-Language. */
  locale: Locale;
  visitor: Visitor;
  /** When the request came in, before its visitor was looked up. */
  receivedAt: Date;
  /** Address of the caller, for rate limits. */
  ip: string;
  /** Adds `X-Shop-Action` and `X-Shop-Event` to the response. */
  emit: (action: string, event?: Readonly<Record<string, unknown>>) => void;
}

type Handler<S extends Service, M extends MethodName<S>> = (
  call: Call,
  ...args: ArgsOf<S, M>
) => Promise<ResultsOf<S, M>> | ResultsOf<S, M>;

/** The methods of one service. */
export type Implementation<S extends Service> = { [M in MethodName<S>]: Handler<S, M> };
