import { boolean, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { MailKind } from '@shop/contracts';
import { customer } from './identity.ts';

/** Which mails a customer has switched on or off. Without a row, it is as for everybody. */
export const mailChoice = pgTable(
  'mail_choice',
  {
    customerId: uuid()
      .notNull()
      .references(() => customer.id, { onDelete: 'cascade' }),
    kind: text().$type<MailKind>().notNull(),
    wanted: boolean().notNull(),
    /** In the link of mails that ends them. As it is, because nothing else can be done with it. */
    stopToken: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When a mail of a kind that comes once a day at most was queued last. */
    toldAt: timestamp({ withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.customerId, t.kind] }), uniqueIndex('mail_choice_stop').on(t.stopToken)],
);
