import {
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
import { bytea } from './bytea.ts';
import { sql } from 'drizzle-orm';

/** An account of one site. The password is an argon2id hash with its parameters. */
export const customer = pgTable(
  'customer',
  {
    id: uuid().primaryKey().defaultRandom(),
    site: text().notNull(),
    email: text().notNull(),
    passwordHash: text(),
    kind: text().notNull().default('password'),
    customerType: text().notNull().default('registered'),
    roles: text().array().notNull().default([]),
    gender: text().notNull().default('divers'),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    birthday: date(),
    failedLogins: integer().notNull().default(0),
    lockedAt: timestamp({ withTimezone: true }),
    confirmedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('customer_email').on(t.site, sql`lower(${t.email})`)],
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
    data: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index('customer_address_customer').on(t.customerId)],
);

/** A visitor's session. Only the SHA-256 of the cookie's id is stored; `publicId` is the one pages may know. */
export const session = pgTable(
  'session',
  {
    idHash: bytea().primaryKey(),
    site: text().notNull(),
    publicId: text().notNull(),
    customerId: uuid().references(() => customer.id, { onDelete: 'cascade' }),
    /** The cart of a visitor who is not signed in. */
    cartId: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The absolute limit; the idle limit counts from seenAt. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('session_customer').on(t.customerId), index('session_expires').on(t.expiresAt)],
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
