import { eq, sql } from 'drizzle-orm';
import { boughtArticle, creditNote, invoice, orderLine, orderReturn, shopOrder } from '../../db/schema/index.ts';
import { personalTable, type PersonalTable } from './PersonalTable.ts';

/** Commercial law wants the books of ten years; the account's row is gone from them. */
const BOOKS = 'Orders are part of the books, which the law wants kept.';

/** What was bought. */
export const orderTables: readonly PersonalTable[] = [
  personalTable(shopOrder, {
    rowsOf: ({ id }) => eq(shopOrder.customerId, id),
    exported: {
      as: 'orders',
      columns: [
        'number',
        'locale',
        'email',
        'status',
        'billing',
        'shipping',
        'delivery',
        'currency',
        'itemsCents',
        'discountCents',
        'deliveryCents',
        'vouchersCents',
        'dueCents',
        'taxes',
        'codes',
        'paymentMethod',
        'paymentProvider',
        'paymentStatus',
        'paymentReason',
        'refundDueCents',
        'refundedCents',
        'creditedCents',
        'parcels',
        'confirmedAt',
        'createdAt',
      ],
      withheld: [
        'id',
        'site',
        'customerId',
        'paymentReference',
        'paymentTransaction',
        'accessKey',
        'idempotencyKey',
        'checkoutVersion',
        'cartId',
        'isForgotten',
      ],
      orderBy: 'createdAt',
    },
    // The rest is part of the books.
    afterDeletion: { set: { isForgotten: true } },
  }),
  personalTable(orderLine, {
    rowsOf: ({ id }) =>
      sql`${orderLine.orderId} in (select ${shopOrder.id} from ${shopOrder} where ${shopOrder.customerId} = ${id})`,
    exported: {
      as: 'orderLines',
      columns: ['orderId', 'sku', 'title', 'subTitle', 'qty', 'unitCents', 'personalization'],
      withheld: ['position', 'parent', 'itemId', 'productType', 'url', 'image', 'vatPermille', 'takenFromStock'],
      orderBy: 'orderId',
    },
    // What was put on an article is not part of them: it goes once the article is made (`erasePersonalization`).
    afterDeletion: { kept: BOOKS },
  }),
  personalTable(boughtArticle, {
    rowsOf: ({ id }) => eq(boughtArticle.customerId, id),
    exported: { leftOut: 'It says again what the lines of the orders say.' },
    afterDeletion: 'cascades',
  }),
  personalTable(invoice, {
    rowsOf: ({ id }) =>
      sql`${invoice.orderId} in (select ${shopOrder.id} from ${shopOrder} where ${shopOrder.customerId} = ${id})`,
    exported: {
      as: 'invoices',
      columns: ['orderId', 'year', 'number', 'issuedAt'],
      withheld: ['site'],
      orderBy: 'issuedAt',
    },
    afterDeletion: { kept: BOOKS },
  }),
  personalTable(creditNote, {
    rowsOf: ({ id }) =>
      sql`${creditNote.orderId} in (select ${shopOrder.id} from ${shopOrder} where ${shopOrder.customerId} = ${id})`,
    exported: {
      as: 'creditNotes',
      columns: ['orderId', 'year', 'number', 'cents', 'issuedAt'],
      withheld: ['id', 'site', 'taxes', 'lines', 'isRest'],
      orderBy: 'issuedAt',
    },
    afterDeletion: { kept: BOOKS },
  }),
  personalTable(orderReturn, {
    rowsOf: ({ id }) =>
      sql`${orderReturn.orderId} in (select ${shopOrder.id} from ${shopOrder} where ${shopOrder.customerId} = ${id})`,
    exported: {
      as: 'returns',
      columns: ['orderId', 'status', 'lines', 'reason', 'words', 'answer', 'createdAt', 'decidedAt', 'receivedAt'],
      withheld: ['id'],
      orderBy: 'createdAt',
    },
    // What was sent back is part of the books; what was written about it is not.
    afterDeletion: { set: { words: '', answer: '' } },
  }),
];
