import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { defaultLocale } from '@shop/contracts/constants';
import { bytea } from './bytea.ts';
import { sql } from 'drizzle-orm';

/**
 * An account of one site. The password is an argon2id hash with its parameters; employees have none, but who they are in
 * the directory (`issuer`, `subject`).
 */
export const customer = pgTable(
  'customer',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    email: text().notNull(),
    passwordHash: text(),
    kind: text().notNull().default('password'),
    issuer: text(),
    subject: text(),
    customerType: text().notNull().default('registered'),
    roles: text().array().notNull().default([]),
    gender: text().notNull().default('divers'),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    birthday: date(),
    /** Language of mails that the customer did not ask for just now. */
    locale: text().notNull().default(defaultLocale),
    confirmedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  // Guests may come again, and come to have an account; an employee may have an account as a customer as well.
  (t) => [
    uniqueIndex('customer_email')
      .on(t.site, sql`lower(${t.email})`)
      .where(sql`${t.customerType} <> 'guest' and ${t.kind} = 'password'`),
    uniqueIndex('customer_employee')
      .on(t.site, t.issuer, t.subject)
      .where(sql`${t.kind} = 'employeeAD'`),
  ],
);

/**
 * A sign-in that somebody has begun and the directory has yet to confirm. Only the SHA-256 of the token in the browser's
 * cookie is stored.
 */
export const employeeSignIn = pgTable(
  'employee_sign_in',
  {
    tokenHash: bytea().primaryKey(),
    site: text().notNull(),
    state: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    /** Own path to go to afterwards. */
    redirect: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('employee_sign_in_expires').on(t.expiresAt)],
);

/**
 * The newest token of a mail to an account, by what it is for: an older one stops being valid. Only the SHA-256 is
 * stored.
 */
export const accountToken = pgTable(
  'account_token',
  {
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    tokenHash: bytea().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.customerId, t.purpose] }),
    uniqueIndex('account_token_hash').on(t.tokenHash),
    index('account_token_expires').on(t.expiresAt),
  ],
);

/** `type` is billing or shipping; one billing address each. */
export const customerAddress = pgTable(
  'customer_address',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    /** Orders are delivered to it, unless another is chosen. */
    isDefault: boolean().notNull().default(false),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    index('customer_address_customer').on(t.customerId),
    uniqueIndex('customer_address_billing')
      .on(t.customerId)
      .where(sql`${t.type} = 'billing'`),
    uniqueIndex('customer_address_default')
      .on(t.customerId)
      .where(sql`${t.isDefault}`),
  ],
);

/** A visitor's session. Only the SHA-256 of the cookie's id is stored; `publicId` is the one pages may know. */
export const session = pgTable(
  'session',
  {
    idHash: bytea().primaryKey(),
    site: text().notNull(),
    publicId: text().notNull(),
    customerId: uuid().references(() => customer.id, { onDelete: 'cascade' }),
    /** The record of a visitor who is a guest. A guest is not signed in. */
    guestId: uuid().references(() => customer.id, { onDelete: 'set null' }),
    /** The cart of a visitor who is not signed in. */
    cartId: uuid(),
    /** Browser and system of who signed in; empty where they are unknown. */
    device: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The absolute limit; the idle limit counts from seenAt. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('session_customer').on(t.customerId),
    index('session_guest').on(t.guestId),
    index('session_expires').on(t.expiresAt),
  ],
);

/**
 * The session that followed one which ended by signing in. Requests that were under way then still carry the ended one:
 * they join its successor for some seconds. `idHash` is that of the ended session.
 */
export const sessionSuccessor = pgTable(
  'session_successor',
  {
    idHash: bytea().primaryKey(),
    successor: bytea()
      .notNull()
      .references(() => session.idHash, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('session_successor_successor').on(t.successor), index('session_successor_expires').on(t.expiresAt)],
);

/** Consecutive failed sign-ins at an account from one network. `network` is a key of a caller. */
export const failedSignIn = pgTable(
  'failed_sign_in',
  {
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    network: text().notNull(),
    failures: integer().notNull(),
    lockedAt: timestamp({ withTimezone: true }),
    failedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.network] }), index('failed_sign_in_failed').on(t.failedAt)],
);

/** A network from which the owner of an account has signed in. */
export const knownNetwork = pgTable(
  'known_network',
  {
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    network: text().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.network] }), index('known_network_seen').on(t.seenAt)],
);

/** A passkey of a customer: what it takes to check the signatures of the key that an authenticator keeps. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid().primaryKey().defaultRandom(),
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    /** The authenticator's name for it, in base64url. */
    credentialId: text().notNull(),
    /** As a COSE key. */
    publicKey: bytea().notNull(),
    /** Signatures so far, as the authenticator counts them: 32 bits, 0 for ever where it does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    /** `singleDevice` or `multiDevice`: whether it may be copied to the owner's other devices. */
    deviceType: text().notNull(),
    /** Whether it has been. */
    backedUp: boolean().notNull(),
    /** By its owner. */
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [uniqueIndex('passkey_credential').on(t.credentialId), index('passkey_customer').on(t.customerId)],
);

/** A challenge that a passkey may sign once. Only the SHA-256 is stored. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challengeHash: bytea().primaryKey(),
    site: text().notNull(),
    /** The session that makes a passkey; null for a sign-in, which begins without one. */
    sessionHash: bytea().references(() => session.idHash, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('passkey_challenge_session').on(t.sessionHash), index('passkey_challenge_expires').on(t.expiresAt)],
);

/** Rate-limit counters of fixed windows, shared by all processes. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text().notNull(),
    windowStart: timestamp({ withTimezone: true }).notNull(),
    count: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] })],
);
