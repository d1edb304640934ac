import { and, eq, or, sql } from 'drizzle-orm';
import { cart, cartItem, personalizationImage, session, stockNotification } from '../../db/schema/index.ts';
import type { Account } from '../../identity/accountRepository.ts';
import { isInNoUnfulfilledOrder } from '../../personalization/imageRepository.ts';
import { personalTable, type PersonalTable } from './PersonalTable.ts';
import { sessionsOf } from './sessionTables.ts';

/** A customer's own cart, or that of a guest's session. */
const cartsOf = ({ id }: Account) =>
  or(
    eq(cart.customerId, id),
    sql`${cart.id} in (select ${session.cartId} from ${session} where ${session.guestId} = ${id})`,
  );

const hasAddress = ({ site, email }: Account) =>
  and(eq(stockNotification.site, site), sql`lower(${stockNotification.email}) = lower(${email})`);

const picturesOf = (person: Account) =>
  or(
    eq(personalizationImage.customerId, person.id),
    sql`${personalizationImage.sessionKey} in (select ${session.idHash} from ${session} where ${sessionsOf(person)})`,
  );

/** Carts, and what was uploaded or asked for on the way to them. */
export const cartTables: readonly PersonalTable[] = [
  personalTable(cartItem, {
    rowsOf: (person) => sql`${cartItem.cartId} in (select ${cart.id} from ${cart} where ${cartsOf(person)})`,
    exported: {
      as: 'cartItems',
      columns: ['sku', 'qty', 'personalization', 'addedAt', 'savedAt'],
      withheld: ['id', 'cartId', 'parentId'],
      orderBy: 'addedAt',
    },
    afterDeletion: 'deleted',
  }),
  personalTable(cart, {
    rowsOf: cartsOf,
    exported: {
      as: 'carts',
      columns: ['updatedAt', 'expiresAt'],
      withheld: ['id', 'site', 'customerId', 'version', 'merge'],
    },
    afterDeletion: 'deleted',
  }),
  personalTable(stockNotification, {
    rowsOf: (person) => or(eq(stockNotification.customerId, person.id), hasAddress(person)),
    exported: {
      as: 'stockNotifications',
      columns: ['sku', 'email', 'locale', 'createdAt'],
      withheld: ['id', 'site', 'customerId'],
      orderBy: 'createdAt',
      // Anybody can give an address that is somebody else's until it is confirmed.
      rowsOf: (person) =>
        or(eq(stockNotification.customerId, person.id), person.confirmedAt ? hasAddress(person) : undefined),
    },
    afterDeletion: 'deleted',
  }),
  personalTable(personalizationImage, {
    // What is still to be made needs its picture; it goes later like any other that nothing needs.
    rowsOf: (person) => and(picturesOf(person), isInNoUnfulfilledOrder),
    exported: {
      rowsOf: picturesOf,
      as: 'personalizationImages',
      columns: ['id', 'width', 'height', 'createdAt'],
      withheld: ['sessionKey', 'customerId', 'bytes'],
      orderBy: 'createdAt',
    },
    afterDeletion: 'deleted',
  }),
];
