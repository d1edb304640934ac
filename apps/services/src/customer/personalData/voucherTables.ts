import { eq, sql } from 'drizzle-orm';
import { isPersonsUse } from '../../checkout/codes/promotionUses.ts';
import { promotionUse, voucher, voucherMovement } from '../../db/schema/index.ts';
import type { Account } from '../../identity/accountRepository.ts';
import { isPersonsVoucher } from '../../voucher/voucherRepository.ts';
import { personalTable, type PersonalTable } from './PersonalTable.ts';

const ownVouchers = ({ id }: Account) =>
  sql`${voucherMovement.voucherId} in (select ${voucher.id} from ${voucher} where ${voucher.customerId} = ${id})`;

/** Vouchers and codes. */
export const voucherTables: readonly PersonalTable[] = [
  personalTable(voucherMovement, {
    rowsOf: ownVouchers,
    exported: {
      as: 'voucherMovements',
      columns: ['voucherId', 'kind', 'cents', 'at'],
      withheld: ['id', 'orderId'],
      orderBy: 'at',
    },
    afterDeletion: { kept: 'A voucher is owed to whoever has its code, and its movements are part of the books.' },
  }),
  personalTable(voucher, {
    rowsOf: isPersonsVoucher,
    exported: {
      as: 'vouchers',
      columns: [
        'id',
        'kind',
        'title',
        'subTitle',
        'currency',
        'valueCents',
        'balanceCents',
        'validUntil',
        'locale',
        'message',
        'activatedFor',
        'activatedLocation',
        'activatedName',
        'activatedEmail',
        'canceledAt',
        'createdAt',
      ],
      withheld: [
        'site',
        'codeHash',
        'sku',
        'itemId',
        'url',
        'image',
        'extensions',
        'customerId',
        'orderId',
        'position',
        'unit',
      ],
      orderBy: 'createdAt',
      // Whoever activates a voucher can give an address that is somebody else's.
      rowsOf: ({ id }) => eq(voucher.customerId, id),
    },
    // The voucher itself is owed to whoever has its code.
    afterDeletion: { set: { customerId: null, message: '', activatedName: null, activatedEmail: null } },
  }),
  personalTable(promotionUse, {
    rowsOf: isPersonsUse,
    exported: {
      as: 'promotionUses',
      columns: ['code', 'usedAt'],
      withheld: ['site', 'person', 'orderId'],
      orderBy: 'usedAt',
      // Anybody can order as a guest with an address that is somebody else's until it is confirmed.
      rowsOf: (person) => (person.confirmedAt ? isPersonsUse(person) : sql`false`),
    },
    afterDeletion: 'deleted',
  }),
];
